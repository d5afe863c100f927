import { screen, within } from '@testing-library/react';
import type { Fake } from '@portal/testing/contract-fakes';
import { openedDialog } from '@portal/testing-react/opened-dialog';
import { renderSection } from '@portal/testing-react/render-section';
import { reviewsSection } from './section.ts';

/** Words for the tests of this section: where things are. */
export const title = () => screen.findByRole('heading', { level: 1, name: '수강 후기' });
export const enter = (handlers: Fake[], query = '') =>
  renderSection(reviewsSection, { path: `/account/reviews${query}`, handlers });
export const rowOf = async (name: string) =>
  within((await screen.findByRole('heading', { level: 3, name })).closest('li') as HTMLElement);
export const names = () => screen.queryAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
export const button = (name: string | RegExp) => screen.getByRole('button', { name });
export const item = (name: string) => screen.findByRole('menuitem', { name });
export const menuOf = (name: string) => screen.findByRole('button', { name: `${name} 후기 메뉴` });
export const dialog = async (name: string) => within(await openedDialog(name));
