import type { FreeSlot } from '@portal/domain/schedule/free-slot';
import { aFreeTime } from '@portal/testing/schedule/calendar-builders';
import { aFreeSlot } from '@portal/testing/schedule/free-slot-builders';
import { wallClock } from '../time/wall-clock.ts';
import { comingMondays, datedEntries, missingThisWeek, nextSuchDay, weeklyRules } from './free-rules.ts';

const TODAY = '2026-11-18';
const on = (date: string, start = '10:00', end = '12:00'): FreeSlot => ({
  id: `on-${date}`,
  kind: 'DATE',
  date,
  start,
  end,
  audience: 'ALL',
});

describe('the rules of free time', () => {
  it('stand under their weekday in time order, without what is over [CAL-2]', () => {
    const rules = [
      aFreeSlot({ id: 'late', start: '19:00', end: '20:00' }),
      aFreeSlot({ id: 'early', start: '09:00', end: '10:00' }),
      aFreeSlot({ id: 'over', until: '2026-11-17' }),
      on('2026-11-19'),
    ];
    const week = weeklyRules(rules, TODAY);
    expect(week.map(({ weekday }) => weekday.slice(0, 3)).join()).toBe('MON,TUE,WED,THU,FRI,SAT,SUN');
    expect(week[3]?.rules.map(({ id }) => id)).toEqual(['early', 'late']);
  });

  it('have days of their own from today on; a day that was closed to be opened otherwise is open [CAL-2]', () => {
    const rules = [
      aFreeSlot({ except: ['2026-11-12', '2026-11-26', '2026-12-03'] }),
      on('2026-11-26', '15:00', '17:00'),
      on('2026-11-01'),
    ];
    expect(datedEntries(rules, TODAY).map(({ kind, day }) => `${kind} ${day}`)).toEqual([
      'open 2026-11-26',
      'closed 2026-12-03',
    ]);
  });

  it('begin on the next such weekday, today included [CAL-2]', () => {
    expect([nextSuchDay('WEDNESDAY', TODAY), nextSuchDay('TUESDAY', TODAY)]).toEqual(['2026-11-18', '2026-11-24']);
    expect(comingMondays(TODAY, 2)).toEqual(['2026-11-16', '2026-11-23']);
  });

  it('say how much copying last week would add: what this week has not, and could still have [CAL-2]', () => {
    const at = wallClock('Asia/Seoul');
    const stretch = (day: string, start: string, end: string) =>
      aFreeTime({ startAt: `${day}T${start}:00+09:00`, endAt: `${day}T${end}:00+09:00` });
    const lastWeek = [
      stretch('2026-11-09', '10:00', '12:00'),
      stretch('2026-11-12', '14:00', '16:00'),
      stretch('2026-11-13', '10:00', '12:00'),
    ];
    const now = { day: TODAY, minute: 642 };
    expect(missingThisWeek(lastWeek, now, at)).toBe(2);
    expect(missingThisWeek([...lastWeek, stretch('2026-11-19', '15:00', '17:00')], now, at)).toBe(1);
  });
});
