import { screen, within } from '@testing-library/react';
import type { Fake } from '@portal/testing/contract-fakes';
import { openedDialog } from '@portal/testing-react/opened-dialog';
import { renderSection } from '@portal/testing-react/render-section';
import { walletSection } from './section.ts';

/** Words for the tests of this section: where things are. */
export const enter = (path: string, handlers: Fake[]) => renderSection(walletSection, { path, handlers });
export const title = (name: string) => screen.findByRole('heading', { level: 1, name });
export const button = (name: string | RegExp) => screen.getByRole('button', { name });
export const link = (name: string | RegExp) => screen.findByRole('link', { name });
export const dialog = async (name: string, role?: 'alertdialog') => within(await openedDialog(name, role));
/** What a list shows, row by row. */
export const rowsOf = async (name: string) =>
  within(await screen.findByRole('list', { name }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);
