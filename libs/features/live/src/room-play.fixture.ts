import { screen, userEvent } from 'storybook/test';
import { tools } from './dock/dock-messages.ts';

/** Presses a tool of the room: in the dock, or on a phone behind “더 보기”. */
export async function pressTool(name: string | RegExp): Promise<void> {
  await screen.findByRole('toolbar');
  const shown = screen.queryByRole('button', { name });
  if (shown) return userEvent.click(shown);
  await userEvent.click(await screen.findByRole('button', { name: new RegExp(`^${tools.more}`) }));
  await userEvent.click(await screen.findByRole('menuitem', { name }));
}
