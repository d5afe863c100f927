import { screen, within } from '@testing-library/react';
import { fakeUploads } from '@portal/testing/assets/fake-uploads';
import type { Fake } from '@portal/testing/contract-fakes';
import { openedDialog } from '@portal/testing-react/opened-dialog';
import { renderSection } from '@portal/testing-react/render-section';
import { lecturesSection } from './section.ts';

/** Words for the tests of this section: where things are. */
export const enter = (handlers: Fake[], query = '') =>
  renderSection(lecturesSection, { path: `/account/lectures${query}`, handlers: [...handlers, ...fakeUploads()] });
export const enterPacks = (handlers: Fake[], below = '') =>
  renderSection(lecturesSection, { path: `/account/lesson-packs${below}`, handlers });
export const title = () => screen.findByRole('heading', { level: 1, name: '강의 자료' });
export const rows = () => screen.getByRole('list', { name: '자료 목록' });
export const names = () =>
  within(rows())
    .getAllByRole('button', { name: / 보기$/ })
    .map(({ textContent }) => textContent);
export const button = (name: string | RegExp) => screen.findByRole('button', { name });
export const item = (name: string) => screen.findByRole('menuitem', { name });
export const menuOf = (name: string) => screen.findByRole('button', { name: `${name} 메뉴` });
export const dialog = async (name: string) => within(await openedDialog(name));
