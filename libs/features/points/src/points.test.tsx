import { renderSection } from '@portal/testing-react/render-section';
import { emptySentence, title } from './points.screen.ts';
import { pointsSection } from './section.ts';

it('shows its page and says that there is nothing yet', async () => {
  renderSection(pointsSection);
  expect(await title()).toBeVisible();
  expect(await emptySentence()).toBeVisible();
});

it('stands in the menu under its own address', () => {
  expect(pointsSection.nav).toMatchObject({ label: '리워드 포인트', path: '/account/exchange-points/all' });
  expect(pointsSection.routes.map(({ path }) => path)).toContain('/account/exchange-points/all');
});
