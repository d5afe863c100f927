import { mondayOfAddress, pathOfWeek } from './week-address.ts';

const TODAY = '2026-11-18';
const BASE = '/account/teaching-plan/schedule';

describe('the week of an address [RTE-10]', () => {
  it.each([
    ['in-progress', null, '2026-11-16'],
    ['in-progress', '2026-12-01', '2026-11-16'],
    ['upcoming', null, '2026-11-23'],
    ['upcoming', '2026-12-03', '2026-11-30'],
    ['upcoming', '2026-11-02', '2026-11-23'],
    ['completed', null, '2026-11-09'],
    ['completed', '2026-10-07', '2026-10-05'],
    ['completed', '2026-12-01', '2026-11-09'],
    ['completed', 'soon', '2026-11-09'],
  ] as const)('%s with %s begins on %s', (state, week, monday) => {
    expect(mondayOfAddress(state, week, TODAY)).toBe(monday);
  });

  it('says whether it is this one, one to come or one that is over', () => {
    expect(['2026-11-16', '2026-11-30', '2026-11-09'].map((monday) => pathOfWeek(monday, TODAY))).toEqual([
      `${BASE}/in-progress`,
      `${BASE}/upcoming?week=2026-11-30`,
      `${BASE}/completed?week=2026-11-09`,
    ]);
  });
});
