import { screen, within } from '@testing-library/react';
import { fakeUploads } from '@portal/testing/assets/fake-uploads';
import type { Fake } from '@portal/testing/contract-fakes';
import { openedDialog } from '@portal/testing-react/opened-dialog';
import { renderSection } from '@portal/testing-react/render-section';
import { communitySection } from './section.ts';

/** Words for the tests of this section: where things are. */
export const enter = (handlers: Fake[], below = '') =>
  renderSection(communitySection, { path: `/account/community${below}`, handlers: [...handlers, ...fakeUploads()] });
export const title = (name: string) => screen.findByRole('heading', { level: 1, name });
export const rowOf = async (name: string) =>
  within((await screen.findByRole('heading', { level: 3, name })).closest('li') as HTMLElement);
export const link = (name: string | RegExp) => screen.findByRole('link', { name });
export const button = (name: string | RegExp) => screen.findByRole('button', { name });
export const item = (name: string) => screen.findByRole('menuitem', { name });
export const field = (name: string | RegExp) => screen.findByRole('textbox', { name });
export const dialog = async (name: string) => within(await openedDialog(name));
