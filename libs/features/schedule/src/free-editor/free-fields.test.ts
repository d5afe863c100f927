import * as v from 'valibot';
import { aFreeSlot } from '@portal/testing/schedule/free-slot-builders';
import {
  bodyToChange,
  bodyToOpen,
  fieldsForFree,
  fieldsOfRule,
  type FreeFields,
  freeFieldOf,
  freeForm,
} from './free-fields.ts';

const now = { day: '2026-11-18', minute: 642 };
const fields = (over: Partial<FreeFields> = {}): FreeFields =>
  fieldsForFree({ day: '2026-11-20', start: 600, end: 690 }, over);
const problems = (over: Partial<FreeFields>, isNew = true) => {
  const { issues = [] } = v.safeParse(freeForm(now, isNew), fields(over));
  return issues.map((issue) => [v.getDotPath(issue), issue.message]);
};

describe('the form of free time', () => {
  it('takes half an hour, and refuses a minute less [CAL-2]', () => {
    expect(problems({ start: '10:00', end: '10:30' })).toEqual([]);
    expect(problems({ start: '10:00', end: '10:29' })).toEqual([['end', '30분 이상으로 정해 주세요.']]);
  });

  it('stays within one day, whose end is 24:00 [CAL-2] [CRS-7]', () => {
    expect(problems({ start: '23:30', end: '24:00' })).toEqual([]);
    expect(problems({ start: '23:30', end: '00:30' })).toEqual([['end', '같은 날 안에서 시작하고 끝나야 해요.']]);
  });

  it('refuses a day that is over, but not a series that began long ago [CAL-2]', () => {
    expect(problems({ date: '2026-11-17' })).toEqual([['date', '지난 시간은 열 수 없어요.']]);
    expect(problems({ date: '2026-11-18', start: '09:00', end: '10:30' })).toHaveLength(1);
    expect(problems({ repeats: 'WEEKLY', date: '2026-11-17' })).toEqual([['date', '지난 시간은 열 수 없어요.']]);
    expect(problems({ repeats: 'WEEKLY', date: '2026-11-17' }, false)).toEqual([]);
  });

  it('wants a weekday for a series, and an end that leaves one [CAL-2]', () => {
    expect(problems({ repeats: 'WEEKLY', weekdays: [] })).toEqual([['weekdays', '요일을 골라 주세요.']]);
    expect(problems({ repeats: 'WEEKLY', until: '2026-11-19' })).toEqual([
      ['until', '시작하는 날보다 앞설 수 없어요.'],
    ]);
    expect(problems({ repeats: 'WEEKLY', weekdays: ['MONDAY'], until: '2026-11-22' })).toEqual([
      ['until', '이 기간에는 고른 요일이 없어요.'],
    ]);
  });

  it('opens one day, or a series from a day on [CAL-2]', () => {
    expect(bodyToOpen(fields(), 'id')).toEqual({
      kind: 'DATE',
      clientId: 'id',
      date: '2026-11-20',
      start: '10:00',
      end: '11:30',
      audience: 'ALL',
    });
    expect(bodyToOpen(fields({ repeats: 'WEEKLY', until: '2026-12-31' }), 'id')).toMatchObject({
      kind: 'WEEKLY',
      weekdays: ['FRIDAY'],
      startsOn: '2026-11-20',
      until: '2026-12-31',
    });
  });

  it('changes a whole series, or the one day that was opened [CAL-2]', () => {
    const whole = fieldsOfRule(aFreeSlot(), null);
    expect(bodyToChange({ ...whole, weekdays: ['FRIDAY'] })).toEqual({
      weekday: 'FRIDAY',
      until: null,
      start: '14:00',
      end: '16:00',
      audience: 'ALL',
    });
    expect(bodyToChange(fieldsOfRule(aFreeSlot(), '2026-11-19'))).toEqual({
      onDate: '2026-11-19',
      start: '14:00',
      end: '16:00',
      audience: 'ALL',
    });
  });

  it('finds the field of what the server refuses [CAL-2]', () => {
    expect(['startsOn', 'onDate', 'weekdays.0', 'weekday', 'end'].map(freeFieldOf)).toEqual([
      'date',
      'date',
      'weekdays.0',
      'weekdays',
      'end',
    ]);
  });
});
