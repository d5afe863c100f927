import * as v from 'valibot';
import { GiftForm, type GiftValues, NO_GIFT } from './new-gift.ts';

const typed: GiftValues = { ...NO_GIFT, name: '커피 두 잔', description: '커피로 바꿔요.', points: 1_800, days: 90 };
const problemsOf = (values: GiftValues) => {
  const result = v.safeParse(GiftForm, values);
  return result.success ? [] : result.issues.map((issue) => v.getDotPath(issue));
};

describe('a gift that is typed [PTS-1]', () => {
  it('becomes what the contract has', () => {
    expect(v.parse(GiftForm, typed)).toMatchObject({ points: 1_800, stock: null, days: 90, relief: null });
    const relief = v.parse(GiftForm, { ...typed, kind: 'FEE_RELIEF', days: 7, relief: 5 });
    expect(relief).toMatchObject({ days: 7, relief: 0.05 });
  });

  it('leaves out what its kind does not have, though it was typed before', () => {
    expect(v.parse(GiftForm, { ...typed, kind: 'PHYSICAL', relief: 5 })).toMatchObject({ days: null, relief: null });
  });

  it.each([
    ['a name', { ...typed, name: ' ' }, ['name']],
    ['a description', { ...typed, description: '' }, ['description']],
    ['points', { ...typed, points: null }, ['points']],
    ['how much and how long a fee is lower', { ...typed, kind: 'FEE_RELIEF', days: null }, ['relief', 'days']],
  ] as const)('needs %s', (_what, values, names) => {
    expect(problemsOf(values)).toEqual(names);
  });
});
