import { renderSection } from '@portal/testing-react/render-section';
import { emptySentence, title } from './income.screen.ts';
import { incomeSection } from './section.ts';

it('shows its page and says that there is nothing yet', async () => {
  renderSection(incomeSection);
  expect(await title()).toBeVisible();
  expect(await emptySentence()).toBeVisible();
});

it('stands at its own address, and in no menu', () => {
  expect(incomeSection.nav).toBeUndefined();
  expect(incomeSection.routes.map(({ path }) => path)).toContain('/account/income/all');
});
