import { incomeSection } from './section.ts';

it('stands at its own addresses, and in the menu of the wallet [RTE-7]', () => {
  expect(incomeSection.nav).toBeUndefined();
  expect(incomeSection.routes.map(({ path }) => path)).toEqual([
    '/account/income/all',
    '/account/income/lessons',
    '/account/income/statements',
    '/account/income/statements/:month',
  ]);
});
