import { renderSection } from '@portal/testing-react/render-section';
import { statisticsSection } from './section.ts';
import { emptySentence, title } from './statistics.screen.ts';

it('shows its page and says that there is nothing yet', async () => {
  renderSection(statisticsSection);
  expect(await title()).toBeVisible();
  expect(await emptySentence()).toBeVisible();
});

it('stands in the menu under its own address', () => {
  expect(statisticsSection.nav).toMatchObject({ label: '통계', path: '/account/statistics' });
  expect(statisticsSection.routes.map(({ path }) => path)).toContain('/account/statistics');
});
