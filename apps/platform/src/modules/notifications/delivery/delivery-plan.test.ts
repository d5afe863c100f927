import fc from 'fast-check';
import type { OutboxPayload } from '../list/notifications.tables.ts';
import { planDelivery, type Recipient } from './delivery-plan.ts';
import { afterQuietHours, nextDigest, type Preference } from './quiet-hours.ts';

const night = (quietFrom: string, quietTo: string): Preference => ({ quietFrom, quietTo, digest: 'OFF' });
const after = (at: string, preference: Preference, zone: string) =>
  afterQuietHours(new Date(at), preference, zone).toISOString().slice(0, 16);

describe('quiet hours', () => {
  it.each([
    ['2026-11-18T12:59Z', '2026-11-18T12:59', 'a minute before'],
    ['2026-11-18T13:00Z', '2026-11-18T22:00', 'their first minute'],
    ['2026-11-18T15:00Z', '2026-11-18T22:00', 'midnight'],
    ['2026-11-18T21:59Z', '2026-11-18T22:00', 'their last minute'],
    ['2026-11-18T22:00Z', '2026-11-18T22:00', 'their end'],
  ])('from 22:00 to 07:00 in Seoul, at %s, end at %s (%s) [NTF-9]', (at, end) =>
    expect(after(at, night('22:00', '07:00'), 'Asia/Seoul')).toBe(end),
  );

  it.each([
    ['2026-03-08T04:00Z', night('22:00', '07:00'), '2026-03-08T11:00', 'the clocks go forward in the night'],
    ['2026-11-01T03:00Z', night('22:00', '07:00'), '2026-11-01T12:00', 'the clocks go back in the night'],
    ['2026-03-08T06:30Z', night('22:00', '02:30'), '2026-03-08T07:00', 'their end is left out'],
    ['2026-11-01T05:10Z', night('22:00', '01:30'), '2026-11-01T05:30', 'their end comes twice, before the first'],
    ['2026-11-01T06:10Z', night('22:00', '01:30'), '2026-11-01T06:10', 'their end comes twice, after the first'],
  ])('in New York at %s, %j, end at %s: %s [NTF-9]', (at, preference, end) =>
    expect(after(at, preference, 'America/New_York')).toBe(end),
  );

  it('end at the first minute that lies outside of them, as the clock on the wall says [NTF-9]', () => {
    const time = fc.integer({ min: 0, max: 1439 });
    const text = (minute: number) => new Date(minute * 60_000).toISOString().slice(11, 16);
    const wall = (zone: string) => {
      const format = new Intl.DateTimeFormat('en-GB', { timeZone: zone, hour: '2-digit', minute: '2-digit' });
      return (at: number) => format.format(at);
    };
    const zones = ['Asia/Seoul', 'Asia/Ho_Chi_Minh', 'Asia/Kathmandu', 'America/New_York', 'UTC'];
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 300 * 1440 }),
        ...([time, time] as const),
        fc.constantFrom(...zones),
        (minute, from, to, zone) => {
          fc.pre(from !== to);
          // All of it before the day on which an hour comes twice.
          const at = Date.UTC(2026, 0, 1) + minute * 60_000;
          const timeAt = wall(zone);
          const [start, end] = [text(from), text(to)];
          const isQuiet = (now: string) => (start > end ? now >= start || now < end : now >= start && now < end);
          let expected = at;
          while (isQuiet(timeAt(expected))) expected += 60_000;
          expect(afterQuietHours(new Date(at), night(start, end), zone).getTime()).toBe(expected);
        },
      ),
      { numRuns: 200 },
    );
  });
});

describe('the daily e-mail', () => {
  it.each([
    ['2026-11-18T22:59Z', 'Asia/Seoul', '2026-11-18T23:00'],
    ['2026-11-18T23:00Z', 'Asia/Seoul', '2026-11-19T23:00'],
    ['2026-03-07T14:00Z', 'America/New_York', '2026-03-08T12:00'],
    ['2026-10-31T14:00Z', 'America/New_York', '2026-11-01T13:00'],
  ])('of %s in %s comes at %s, always eight in the morning there [NTF-9]', (now, zone, at) =>
    expect(nextDigest(new Date(now), zone).toISOString().slice(0, 16)).toBe(at),
  );
});

describe('the plan of a notification', () => {
  const NOW = new Date('2026-11-18T15:00:00Z');
  const recipient: Recipient = {
    zone: 'Asia/Seoul',
    preference: { quietFrom: '22:00', quietTo: '09:00', digest: 'DAILY' },
    switches: [],
    reachable: ['PUSH', 'EMAIL'],
  };
  const payload = (more: Partial<OutboxPayload>): OutboxPayload => ({
    category: 'TRANS',
    title: '제목',
    content: '내용',
    highlightMarks: [],
    openDetail: true,
    url: null,
    ...more,
  });
  const deliveries = (more: Partial<OutboxPayload>, who: Partial<Recipient> = {}) =>
    planDelivery(payload(more), { ...recipient, ...who }, NOW).deliveries.map(
      ({ channel, dueAt, digestAfter }) =>
        `${channel} ${dueAt.toISOString().slice(0, 16)}${digestAfter ? ' gathered' : ''}`,
    );

  it('waits for the end of the night, and its e-mail for the digest and the quiet hours around that [NTF-9]', () => {
    expect(deliveries({})).toEqual(['PUSH 2026-11-19T00:00', 'EMAIL 2026-11-19T00:00 gathered']);
  });

  it.each([{ category: 'WARN' as const }, { kind: 'SECURITY' }])('holds nothing back for %j [NTF-9]', (more) =>
    expect(deliveries(more)).toEqual(['PUSH 2026-11-18T15:00', 'EMAIL 2026-11-18T15:00']),
  );

  it('sends a test at once over the asked way alone, whatever the switches say [NTF-9]', () => {
    const switches = [{ category: 'GENERAL', channel: 'EMAIL', on: false }] as const;
    expect(deliveries({ category: 'GENERAL', only: 'EMAIL' }, { switches })).toEqual(['EMAIL 2026-11-18T15:00']);
    expect(planDelivery(payload({ only: 'EMAIL' }), recipient, NOW).isListed).toBe(false);
  });

  it('follows the switches, also for a warning and for security, but keeps warnings in the app [NTF-9]', () => {
    const off = (category: 'WARN' | 'TRANS') =>
      (['IN_APP', 'PUSH', 'EMAIL'] as const).map((channel) => ({ category, channel, on: false }));
    const switches = [...off('WARN'), ...off('TRANS')];
    expect(deliveries({ category: 'WARN' }, { switches })).toEqual([]);
    expect(deliveries({ kind: 'SECURITY' }, { switches })).toEqual([]);
    expect(planDelivery(payload({ category: 'WARN' }), { ...recipient, switches }, NOW).isListed).toBe(true);
    expect(planDelivery(payload({}), { ...recipient, switches }, NOW).isListed).toBe(false);
  });

  it.each(['PROFILE_DECIDED', 'COURSE_DECIDED'])(
    'mails the end of an approval though news are not mailed: %s',
    (kind) => {
      const preference = { quietFrom: null, quietTo: null, digest: 'OFF' } as const;
      expect(deliveries({ category: 'PROD', kind }, { preference })).toEqual(['EMAIL 2026-11-18T15:00']);
      expect(deliveries({ category: 'PROD' }, { preference })).toEqual([]);
      const switches = [{ category: 'WARN', channel: 'EMAIL', on: false }] as const;
      expect(deliveries({ category: 'WARN', kind }, { preference, switches })).toEqual(['PUSH 2026-11-18T15:00']);
    },
  );

  it('goes nowhere where she cannot be reached [NTF-9]', () => {
    expect(deliveries({}, { reachable: ['PUSH'] })).toEqual(['PUSH 2026-11-19T00:00']);
    expect(deliveries({}, { reachable: [] })).toEqual([]);
  });
});
