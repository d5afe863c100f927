import { screen, waitFor, within } from '@testing-library/react';
import type { RenderedSection } from '@portal/testing-react/render-section';
import { notificationsSection } from './section.ts';

/** Words for the tests of this section: where things are. */
export const bell = (label: string | RegExp) => screen.findByRole('button', { name: label });
export const bellLink = () => screen.findByRole('link', { name: /^알림/ });
export const popover = () => screen.findByRole('dialog', { name: '알림 목록' });
export const item = (title: string | RegExp) => screen.findByRole('link', { name: title });
export const group = (name: string | RegExp) => screen.findByRole('button', { name });
export const menuOf = (title: string) => screen.findByRole('button', { name: `알림 메뉴: ${title}` });
export const menuEntry = (name: string) => screen.findByRole('menuitem', { name });
/** A tab, with its count where it has one. */
export const filter = (name: string) => screen.findByRole('radio', { name: new RegExp(`^${name}( \\d+\\+?)?$`) });
/** A rarer choice: what was put away, or one category alone. */
export async function chooseRare(user: RenderedSection['user'], name: string): Promise<void> {
  await user.click(await screen.findByRole('button', { name: '더 골라 보기' }));
  await user.click(await screen.findByRole(/보관|나중에/.test(name) ? 'menuitem' : 'menuitemradio', { name }));
}
export const titles = () => items().map((link) => link.querySelector('[data-title]')?.textContent);
export const items = () => screen.getAllByRole('listitem').map((entry) => within(entry).getByRole('link'));
export const moreButton = () => screen.findByRole('button', { name: '더 보기' });
export const noMoreButton = () => expect(screen.queryByRole('button', { name: '더 보기' })).not.toBeInTheDocument();
export const isUnread = (link: HTMLElement) => within(link).queryByRole('img', { name: '안 읽음' }) !== null;

/** No alert and no toast has words. */
export const expectSilence = () => {
  for (const alert of screen.queryAllByRole('alert')) expect(alert).toBeEmptyDOMElement();
};

/** The first imports are slow on a busy machine, and are no part of what a test waits for. */
export const loadSection = () =>
  Promise.all([
    ...notificationsSection.routes.map(({ preload }) => preload?.()),
    import('./bell/notification-bell.tsx'),
    import('./bell/notification-popover.tsx'),
    import('./why/why-dialog.tsx'),
  ]);

/** A window below 768 px, or not. */
export function narrowWindow(isNarrow: boolean): void {
  globalThis.matchMedia = ((media: string) => ({
    media,
    matches: isNarrow && media.includes('767.98'),
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  })) as unknown as typeof matchMedia;
}

/** A window in which list and pane stand side by side. */
export function wideWindow(): void {
  globalThis.matchMedia = ((media: string) => ({
    media,
    matches: media.includes('min-width'),
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  })) as unknown as typeof matchMedia;
}

/** Everything that was asked of the server is answered. */
export const answered = ({ store }: Pick<RenderedSection, 'store'>) =>
  waitFor(() => {
    const { queries, mutations } = store.getState().api;
    const all = Object.values({ ...queries, ...mutations });
    expect(all.filter((asked) => asked?.status === 'pending')).toEqual([]);
  });
