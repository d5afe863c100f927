import fc from 'fast-check';
import { NOTIFICATION_CATEGORIES } from '@portal/domain/notifications/notification';
import { NOTIFICATION_KINDS } from '@portal/domain/notifications/notification-kind';
import { NOTIFICATION_FILTERS } from '@portal/domain/notifications/notifications.contract';
import { aNotification } from '@portal/testing/notifications/notification-builders';
import { groupRuns } from '../feed/group-runs.ts';
import { snoozeTimes } from '../item/snooze-times.ts';
import { labelOf, whyOf } from '../why/why.ts';
import { addressOf, queryOf } from './list-query.ts';

const SEOUL = 'Asia/Seoul';

describe('when a notification can come back', () => {
  const timesAt = (now: string, zone = SEOUL) =>
    snoozeTimes(new Date(now), zone).map(({ id, until }) => `${id} ${until.toISOString()}`);

  it('is an hour, this evening, tomorrow morning or next Monday, by the clocks of the zone', () => {
    expect(timesAt('2026-11-18T10:42:00+09:00')).toEqual([
      'hour 2026-11-18T02:42:00.000Z',
      'evening 2026-11-18T11:00:00.000Z',
      'morning 2026-11-18T23:00:00.000Z',
      'monday 2026-11-22T23:00:00.000Z',
    ]);
  });

  it.each([
    ['19:00', false],
    ['18:59', true],
    ['23:30', false],
  ])('at %s offers the evening: %s', (time, isOffered) => {
    const offered = timesAt(`2026-11-18T${time}:00+09:00`).some((one) => one.startsWith('evening'));
    expect(offered).toBe(isOffered);
  });

  it('on a Monday means the Monday after it', () => {
    expect(timesAt('2026-11-16T09:00:00+09:00').at(-1)).toBe('monday 2026-11-22T23:00:00.000Z');
  });

  it('lies ahead and within 30 days, at any moment in any zone', () => {
    fc.assert(
      fc.property(
        fc.date({ min: new Date('2026-01-01'), max: new Date('2027-12-31'), noInvalidDate: true }),
        fc.constantFrom(SEOUL, 'Asia/Ho_Chi_Minh', 'America/New_York'),
        (now, zone) => {
          for (const { until } of snoozeTimes(now, zone)) {
            expect(until > now).toBe(true);
            expect(until.getTime() - now.getTime()).toBeLessThan(8 * 86_400_000);
          }
        },
      ),
    );
  });
});

describe('groups of one thing', () => {
  const one = (id: string, groupKey: string | null, over = {}) => aNotification({ id, groupKey, ...over });
  const sizes = (...args: Parameters<typeof groupRuns>) =>
    groupRuns(...args).map(({ items, isOpenEnded }) => `${items.length}${isOpenEnded ? '+' : ''}`);
  const all = () => true;

  it.each([
    ['neighbours of one key', [one('1', 'a'), one('2', 'a'), one('3', 'b')], ['2', '1']],
    ['only neighbours', [one('1', 'a'), one('2', 'b'), one('3', 'a')], ['1', '1', '1']],
    ['none without a key', [one('1', null), one('2', null)], ['1', '1']],
    ['none of a kind without a word', [one('1', 'a', { kind: 'NEW' }), one('2', 'a', { kind: 'NEW' })], ['1', '1']],
    ['not two kinds', [one('1', 'a'), one('2', 'a', { kind: 'PAYOUT' })], ['1', '1']],
  ])('are %s', (_what, notifications, expected) => {
    expect(sizes(notifications, all, false)).toEqual(expected);
  });

  it('hold what is unread', () => {
    expect(sizes([one('1', 'a'), one('2', 'a'), one('3', 'a')], (id) => id !== '2', false)).toEqual(['1', '1', '1']);
  });

  it('say that the last one may go on below what is loaded', () => {
    expect(sizes([one('1', 'a'), one('2', 'a')], all, true)).toEqual(['2+']);
  });

  it('keep every notification once and in order', () => {
    const keys = fc.array(fc.tuple(fc.constantFrom('a', 'b', null), fc.boolean()), { maxLength: 20 });
    fc.assert(
      fc.property(keys, (given) => {
        const notifications = given.map(([key], n) => one(`${n}`, key));
        const runs = groupRuns(notifications, (id) => given[Number(id)]?.[1] ?? false, true);
        expect(runs.flatMap(({ items }) => items)).toEqual(notifications);
        expect(new Set(runs.map(({ key }) => key)).size).toBe(runs.length);
      }),
    );
  });
});

describe('the address of a list [RTE-2]', () => {
  it('gives back the list that it was made from', () => {
    const query = fc.record({
      filter: fc.constantFrom(...NOTIFICATION_FILTERS),
      category: fc.constantFrom(undefined, ...NOTIFICATION_CATEGORIES),
      classId: fc.constantFrom(undefined, 'class-a'),
    });
    fc.assert(
      fc.property(query, ({ filter, category, classId }) => {
        const address = addressOf({ filter, category, classId }, new URLSearchParams('type=notification&from=mail'));
        expect(address.get('from')).toBe('mail');
        expect(queryOf(address)).toEqual({
          filter: filter === 'all' ? undefined : filter,
          category,
          classId: category === undefined ? classId : undefined,
        });
      }),
    );
  });

  it.each(['filter=constructor', 'category=ads', 'filter=', 'category[]=ADS', 'class='])('ignores %s', (address) => {
    expect(queryOf(new URLSearchParams(address))).toEqual({
      filter: undefined,
      category: undefined,
      classId: undefined,
    });
  });
});

describe('why a notification came', () => {
  it('is the rule of its kind', () => {
    expect(whyOf({ kind: 'PAYOUT', category: 'TRANS' })).toBe(NOTIFICATION_KINDS.PAYOUT.reason);
    expect(labelOf({ kind: 'SUBMISSION_RECEIVED', category: 'TRANS' })).toBe('과제 제출');
  });

  it('is its category where the kind is not known, and never nothing', () => {
    expect(whyOf({ kind: 'toString', category: 'CS' })).toContain('고객 지원');
    expect(whyOf({ kind: null, category: null })).not.toBe('');
    expect(labelOf({ kind: null, category: null })).toBe('알림');
  });
});
