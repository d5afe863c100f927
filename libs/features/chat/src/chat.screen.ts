import { screen, within } from '@testing-library/react';
import type { Fake } from '@portal/testing/contract-fakes';
import { renderSection } from '@portal/testing-react/render-section';
import { chatSection } from './section.ts';

/** Words for the tests of this section: where things are. */
export const enter = (handlers: Fake[], address = '/account/chat') =>
  renderSection(chatSection, { path: address, handlers });
export const title = () => screen.findByRole('heading', { level: 1, name: '채팅' });
export const row = (name: string | RegExp) => screen.findByRole('link', { name });
/** The names in a group of the list, in their order. */
export const namesIn = async (group: string) => {
  const rows = within(await screen.findByRole('region', { name: group })).getAllByRole('link');
  return rows.map((link) => link.querySelector('[dir=auto]')?.textContent);
};
export const pane = () => within(screen.getByRole('region', { name: '고른 대화' }));
export const roomMenu = () => screen.findByRole('button', { name: '대화 메뉴' });
export const entry = (name: string) => screen.findByRole('menuitem', { name });
/** The figure that leads the list, with its unit. */
export const leadFigure = (text: string) =>
  screen.findByText((_, element) => element?.tagName === 'STRONG' && element.textContent === text);
