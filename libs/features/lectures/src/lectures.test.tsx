import { renderSection } from '@portal/testing-react/render-section';
import { emptySentence, title } from './lectures.screen.ts';
import { lecturesSection } from './section.ts';

it('shows its page and says that there is nothing yet', async () => {
  renderSection(lecturesSection);
  expect(await title()).toBeVisible();
  expect(await emptySentence()).toBeVisible();
});

it('stands at its own address, and in no menu', () => {
  expect(lecturesSection.nav).toBeUndefined();
  expect(lecturesSection.routes.map(({ path }) => path)).toContain('/account/lectures');
});
