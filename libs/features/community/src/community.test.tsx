import { renderSection } from '@portal/testing-react/render-section';
import { emptySentence, title } from './community.screen.ts';
import { communitySection } from './section.ts';

it('shows its page and says that there is nothing yet', async () => {
  renderSection(communitySection);
  expect(await title()).toBeVisible();
  expect(await emptySentence()).toBeVisible();
});

it('stands in the menu under its own address', () => {
  expect(communitySection.nav).toMatchObject({ label: '커뮤니티', path: '/account/community' });
  expect(communitySection.routes.map(({ path }) => path)).toContain('/account/community');
});
