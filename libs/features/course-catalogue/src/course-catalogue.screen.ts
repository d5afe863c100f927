import { screen, within } from '@testing-library/react';
import { PATH_BASES } from '@portal/domain/site/paths';
import type { Fake } from '@portal/testing/contract-fakes';
import { openedDialog } from '@portal/testing-react/opened-dialog';
import { renderSection } from '@portal/testing-react/render-section';
import { courseCatalogueSection } from './section.ts';

export const BASE = PATH_BASES.teachingCourses;
export const visit = (handlers: readonly Fake[], path = `${BASE}/all`) =>
  renderSection(courseCatalogueSection, { path, handlers: [...handlers] });
export const preload = () => Promise.all(courseCatalogueSection.routes.map((route) => route.preload?.()));

/** Words for the tests of this section: where things are. */
export const title = () => screen.findByRole('heading', { level: 1, name: '내 강좌' });
export const row = async (name: string) => {
  const heading = await screen.findByRole('heading', { level: 2, name });
  return within(heading.closest('li') as HTMLElement);
};
export const menuOf = (name: string) => screen.findByRole('button', { name: `${name} 메뉴` });
export const question = (name: string) => openedDialog(name, 'alertdialog');
