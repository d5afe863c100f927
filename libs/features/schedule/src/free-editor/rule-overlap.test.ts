import type { FreeSlot } from '@portal/domain/schedule/free-slot';
import { addDays } from '@portal/domain/time/day';
import { aFreeSlot } from '@portal/testing/schedule/free-slot-builders';
import { fieldsForFree, type FreeFields } from './free-fields.ts';
import { ruleInTheWay } from './rule-overlap.ts';

const thursdays = aFreeSlot();
const once: FreeSlot = { id: 'once', kind: 'DATE', date: '2026-11-20', start: '10:00', end: '12:00', audience: 'ALL' };
const wanted = (day: string, start: string, end: string, over: Partial<FreeFields> = {}) => ({
  ...fieldsForFree({ day, start: 0, end: 60 }),
  start,
  end,
  ...over,
});
const hits = (fields: FreeFields, rules: readonly FreeSlot[], own: string | null = null) =>
  ruleInTheWay(fields, rules, own)?.id;

describe('what stands in the way of free time', () => {
  it('is open on the same day at the same time; touching is no overlap [CAL-2]', () => {
    expect(hits(wanted('2026-11-20', '11:00', '13:00'), [once])).toBe('once');
    expect(hits(wanted('2026-11-20', '12:00', '13:00'), [once])).toBeUndefined();
    expect(hits(wanted('2026-11-20', '09:00', '10:00'), [once])).toBeUndefined();
    expect(hits(wanted('2026-11-21', '11:00', '13:00'), [once])).toBeUndefined();
  });

  it('may repeat, except on the days on which it is closed [CAL-2]', () => {
    expect(hits(wanted('2026-11-19', '15:00', '17:00'), [thursdays])).toBe('slot-1');
    const closed = aFreeSlot({ except: ['2026-11-19'] });
    expect(hits(wanted('2026-11-19', '15:00', '17:00'), [closed])).toBeUndefined();
    expect(hits(wanted('2026-11-26', '15:00', '17:00'), [aFreeSlot({ until: '2026-11-25' })])).toBeUndefined();
  });

  it('meets another series on any later week [CAL-2]', () => {
    const series = { repeats: 'WEEKLY', weekdays: ['MONDAY', 'THURSDAY'] } as const;
    const fields = wanted('2026-11-18', '15:00', '17:00', { ...series, weekdays: [...series.weekdays] });
    expect(hits(fields, [aFreeSlot({ startsOn: '2027-03-01' })])).toBe('slot-1');
    expect(hits({ ...fields, until: '2027-02-28' }, [aFreeSlot({ startsOn: '2027-03-01' })])).toBeUndefined();
  });

  it('is open on the same weekday, however near the other one lies [CAL-2]', () => {
    expect(hits(wanted('2026-11-20', '15:00', '17:00'), [thursdays])).toBeUndefined();
    const fridays = wanted('2026-11-18', '15:00', '17:00', { repeats: 'WEEKLY', weekdays: ['FRIDAY'] });
    expect(hits(fridays, [thursdays])).toBeUndefined();
  });

  it('begins with the day that the form says, and one day of a series is that day alone [CAL-2]', () => {
    const fields = wanted('2026-11-27', '10:00', '12:00', { repeats: 'WEEKLY', weekdays: ['FRIDAY'] });
    expect(hits(fields, [once])).toBeUndefined();
    expect(hits({ ...fields, date: '2026-11-20' }, [once])).toBe('once');
    expect(hits({ ...fields, date: '2026-11-13' }, [once])).toBe('once');
    expect(hits({ ...fields, date: '2026-11-13', scope: 'DAY' }, [once])).toBeUndefined();
  });

  it('is looked for from week to week, over a year of closed days and not for ever [CAL-2]', () => {
    const thursday = (week: number) => addDays('2026-11-19', 7 * week);
    const closed = (weeks: number) => [
      aFreeSlot({ except: Array.from({ length: weeks }, (_, week) => thursday(week)) }),
    ];
    const fields = wanted('2026-11-19', '15:00', '17:00', { repeats: 'WEEKLY', weekdays: ['THURSDAY'] });
    expect(hits({ ...fields, until: thursday(2) }, closed(2))).toBe('slot-1');
    expect(hits({ ...fields, until: thursday(1) }, closed(2))).toBeUndefined();
    expect(hits(fields, closed(59))).toBe('slot-1');
    expect(hits(fields, closed(60))).toBeUndefined();
  });

  it('is never the rule that is being changed, and nothing while the form is half empty [CAL-2]', () => {
    expect(hits(wanted('2026-11-19', '15:00', '17:00'), [thursdays], 'slot-1')).toBeUndefined();
    expect(hits(wanted('2026-11-19', '', '17:00'), [thursdays])).toBeUndefined();
  });
});
