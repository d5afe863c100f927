import { screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';

/** Words for the tests of this section: where things are, and the way in. */
export const button = (name: string | RegExp) => screen.getByRole('button', { name });
export const tool = async (name: string | RegExp) =>
  within(await screen.findByRole('toolbar')).findByRole('button', { name });
export const tiles = () =>
  within(screen.getByRole('list', { name: '참가자 화면' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);
export const panel = (name: string) => within(screen.getByRole('complementary', { name }));

export async function enter(user: UserEvent): Promise<void> {
  await user.click(await screen.findByRole('button', { name: '입장하기' }));
}
