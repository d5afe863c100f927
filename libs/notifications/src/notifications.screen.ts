import { screen, within } from '@testing-library/react';

/** Words for the tests of this section: where things are. */
export const bell = (label: string | RegExp) => screen.findByRole('button', { name: label });
export const bellLink = () => screen.findByRole('link', { name: /^알림/ });
export const popover = () => screen.findByRole('dialog', { name: '알림 목록' });
export const item = (title: string | RegExp) => screen.findByRole('link', { name: title });
export const group = (name: string | RegExp) => screen.findByRole('button', { name });
export const menuOf = (title: string) => screen.findByRole('button', { name: `알림 메뉴: ${title}` });
export const menuEntry = (name: string) => screen.findByRole('menuitem', { name });
export const filter = (name: string) => screen.findByRole('radio', { name });
export const titles = () => items().map((link) => link.querySelector('[data-title]')?.textContent);
export const items = () => screen.getAllByRole('listitem').map((entry) => within(entry).getByRole('link'));
export const moreButton = () => screen.findByRole('button', { name: '더 보기' });
export const noMoreButton = () => expect(screen.queryByRole('button', { name: '더 보기' })).not.toBeInTheDocument();
export const isUnread = (link: HTMLElement) => within(link).queryByRole('img', { name: '읽지 않음' }) !== null;
