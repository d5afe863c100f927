import { screen, within } from '@testing-library/react';
import { type Fake } from '@portal/testing/contract-fakes';
import { openedDialog } from '@portal/testing-react/opened-dialog';
import { renderSection } from '@portal/testing-react/render-section';
import { pointsSection } from './section.ts';

/** Loads the pages once for a file of tests. */
export function withPages(): void {
  beforeAll(() => Promise.all(pointsSection.routes.map(({ preload }) => preload?.())), 60_000);
}

/** Words for the tests of this section: where things are. */
export const enter = (path: string, handlers: Fake[]) => renderSection(pointsSection, { path, handlers });
export const title = (name: string) => screen.findByRole('heading', { level: 1, name });
export const region = async (name: string) => within(await screen.findByRole('region', { name }));
export const button = (name: string | RegExp) => screen.findByRole('button', { name });
export const cardOf = async (name: string) =>
  within((await screen.findByRole('heading', { level: 3, name })).closest('li') as HTMLElement);
export const rowsOf = async (list: string) =>
  within(await screen.findByRole('list', { name: list }))
    .getAllByRole('listitem')
    .map((row) => row.textContent);
export const dialog = async (name: string, role: 'dialog' | 'alertdialog' = 'dialog') =>
  within(await openedDialog(name, role));
