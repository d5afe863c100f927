import * as v from 'valibot';
import { WEEKDAYS } from '../time/weekday.ts';
import { FreeSlot } from './free-slot.ts';
import { freeTimesContract as contract } from './free-times.contract.ts';

const clientId = '3f2b8a52-6f0e-4f4b-9d3a-0a1b2c3d4e5f';
const times = { start: '10:00', end: '12:00', audience: 'ALL' };
const takes = (schema: v.GenericSchema, body: object, change: object) => v.is(schema, { ...body, ...change });

describe('opening free time every week [CAL-2]', () => {
  const body = { kind: 'WEEKLY', clientId, weekdays: ['MONDAY'], startsOn: '2026-11-16', until: null, ...times };
  it.each<[string, object, boolean]>([
    ['on all seven weekdays', { weekdays: WEEKDAYS }, true],
    ['on eight', { weekdays: [...WEEKDAYS, 'MONDAY'] }, false],
    ['until a last day', { until: '2026-12-31' }, true],
    ['until a day that is not there', { until: '2026-11-31' }, false],
    ['without saying until when', { until: undefined }, false],
    ['for students whom she teaches already', { audience: 'REGULARS' }, true],
    ['from midnight', { start: '00:00' }, true],
    ['from the end of the day', { start: '24:00' }, false],
    ['until the end of the day', { end: '24:00' }, true],
    ['until a minute after it', { end: '24:01' }, false],
    ['with a date of its own', { date: '2026-11-18' }, false],
  ])('%s', (_what, change, fits) => {
    expect(takes(contract.createFreeTime.body, body, change)).toBe(fits);
  });

  it('is refused where it is short, overlaps, lies on two days or in the past', () => {
    for (const { errors } of [contract.createFreeTime, contract.updateFreeTime, contract.replaceFreeTimeWeek])
      expect(errors).toEqual(['SLOT_TOO_SHORT', 'SLOT_OVERLAP', 'NOT_SAME_DAY', 'SLOT_PAST', 'LIMIT_REACHED']);
  });
});

describe('changing free time', () => {
  it.each<[string, object, boolean]>([
    ['its hours', {}, true],
    ['its weekday', { weekday: 'SUNDAY' }, true],
    ['its day', { date: '2026-11-19' }, true],
    ['on one day only', { onDate: '2026-11-18' }, true],
    ['so that it ends', { until: '2026-12-31' }, true],
    ['so that it ends no more', { until: null }, true],
    ['into another kind', { kind: 'DATE' }, false],
    ['on several weekdays at once', { weekdays: ['MONDAY'] }, false],
    ['without saying for whom', { audience: undefined }, false],
  ])('%s', (_what, change, fits) => {
    expect(takes(contract.updateFreeTime.body, times, change)).toBe(fits);
  });

  it('closes it for good, or on one day', () => {
    const { query } = contract.deleteFreeTime;
    expect([v.is(query, {}), v.is(query, { date: '2026-11-18' }), v.is(query, { date: 'today' })]).toEqual([
      true,
      true,
      false,
    ]);
  });
});

describe('free time of a whole week', () => {
  const item = { weekday: 'MONDAY', ...times };
  it.each<[string, unknown[], boolean]>([
    ['is 140 stretches', Array(140).fill(item), true],
    ['is not 141', Array(141).fill(item), false],
    ['may be none at all', [], true],
    ['knows no single days', [{ ...item, date: '2026-11-18' }], false],
  ])('%s', (_what, items, fits) => {
    expect(v.is(contract.replaceFreeTimeWeek.body, { items })).toBe(fits);
  });

  it.each<[string, string[], boolean]>([
    ['one week', ['2026-11-23'], true],
    ['twelve weeks', Array<string>(12).fill('2026-11-23'), true],
    ['thirteen weeks', Array<string>(13).fill('2026-11-23'), false],
    ['no week', [], false],
    ['a week that has no name', ['next'], false],
  ])('is copied to %s: %s', (_what, toMondays, fits) => {
    expect(v.is(contract.copyFreeTimeWeek.body, { fromMonday: '2026-11-16', toMondays })).toBe(fits);
  });

  it.each([
    [0, false],
    [1, true],
    [200, true],
    [201, false],
  ])('is taken back by %d of its stretches: %s', (count, fits) => {
    expect(v.is(contract.undoFreeTimes.body, { ids: Array(count).fill('fre_1') })).toBe(fits);
  });
});

describe('a rule of free time as it is read', () => {
  const weekly = { id: 'fre_1', kind: 'WEEKLY', weekday: 'MONDAY', startsOn: '2026-11-16', until: null, except: [] };
  it('is of a weekday or of a day, never of both', () => {
    expect(v.is(FreeSlot, { ...weekly, ...times })).toBe(true);
    expect(v.is(FreeSlot, { id: 'fre_1', kind: 'DATE', date: '2026-11-18', ...times })).toBe(true);
    expect(v.is(FreeSlot, { id: 'fre_1', kind: 'DATE', weekday: 'MONDAY', ...times })).toBe(false);
    expect(v.is(FreeSlot, { ...weekly, ...times, kind: 'DAILY' })).toBe(false);
  });
});
