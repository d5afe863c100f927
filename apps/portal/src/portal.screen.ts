import { screen, within } from '@testing-library/react';

/** Words for tests: where things are on the frame. */
export const banner = () => within(screen.getByRole('banner'));
export const loginButton = () => banner().findByRole('button', { name: '로그인' });
export const avatarButton = (name = '김수학') => banner().findByRole('button', { name: `${name} 님 메뉴` });
export const pageHeading = (name: string) => screen.findByRole('heading', { level: 1, name });
// The menu at the left is drawn from 768 px; jsdom knows no width.
export const sideMenu = () => screen.findByRole('navigation', { name: '주 메뉴', hidden: true });
export const loginForm = (root = within(document.body)) => ({
  account: () => root.findByLabelText('계정'),
  password: () => root.findByLabelText('비밀번호'),
  submit: () => root.findByRole('button', { name: '로그인' }),
});
