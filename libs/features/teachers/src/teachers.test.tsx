import { renderSection } from '@portal/testing-react/render-section';
import { teachersSection } from './section.ts';
import { emptySentence, title } from './teachers.screen.ts';

it('shows its page and says that there is nothing yet', async () => {
  renderSection(teachersSection);
  expect(await title()).toBeVisible();
  expect(await emptySentence()).toBeVisible();
});

it('stands in the menu under its own address', () => {
  expect(teachersSection.nav).toMatchObject({ label: '선생님 페이지', path: '/teachers' });
  expect(teachersSection.routes.map(({ path }) => path)).toContain('/teachers');
});
