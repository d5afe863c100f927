import { screen, within } from '@testing-library/react';

/** Words for the tests of this section: where things are. */
export const title = () => screen.findByRole('heading', { level: 1, name: '내 강좌' });
export const row = async (name: string) => {
  const heading = await screen.findByRole('heading', { level: 2, name });
  return within(heading.closest('li') as HTMLElement);
};
export const menuOf = (name: string) => screen.findByRole('button', { name: `${name} 메뉴` });
export const question = (name: string) => screen.findByRole('alertdialog', { name });
