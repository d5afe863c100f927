import { screen, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { useCurrentProfile } from '@portal/portal-core/current-profile';
import { defineSection } from '@portal/portal-core/section';
import type { Fake } from '@portal/testing/contract-fakes';
import { openedDialog } from '@portal/testing-react/opened-dialog';
import { renderSection } from '@portal/testing-react/render-section';

/** Words for the tests of this section: where things are. */
export const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
export const row = async (name: string) => {
  const title = await screen.findByRole('heading', { level: 2, name: new RegExp(`^${name}`) });
  return within(title.closest('li') as HTMLElement);
};
export const menuOf = (name: string) => screen.findByRole('button', { name: `${name} 메뉴` });
export const item = (name: string) => screen.findByRole('menuitem', { name });
export const dialog = async (name: string) => within(await openedDialog(name));
export const part = async (name: string) => within(await screen.findByRole('region', { name }));
export const button = (name: string) => screen.getByRole('button', { name });
// By its label: roles of so long a form take their time.
export const field = (name: RegExp | string) => screen.findByLabelText(name, { selector: 'input, select, textarea' });

/** A part of a page alone, at an instant, once it is known who looks at it: drafts are hers. */
export const renderAlone = (
  shown: ReactNode,
  handlers: Fake[] = [],
  now?: string,
  config: { sendsMail?: boolean } = {},
) => {
  const Page = () => useCurrentProfile().profile && shown;
  const section = defineSection({ id: 'part', routes: [{ path: '/part', title: '', access: 'account', page: Page }] });
  return renderSection(section, { path: '/part', handlers, config, ...(now !== undefined && { now }) });
};
