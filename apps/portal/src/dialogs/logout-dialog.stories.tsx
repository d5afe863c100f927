import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent, within } from 'storybook/test';
import { NOTHING } from '../testing/story-callbacks.ts';
import { LogoutDialog } from './logout-dialog.tsx';

const meta = {
  component: LogoutDialog,
  parameters: { platform: [] },
  args: { open: true, onClose: NOTHING },
} satisfies Meta<typeof LogoutDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Asks: Story = { name: '물어보기' };
export const Leaving: Story = {
  name: '로그아웃하는 중',
  parameters: { session: { signOut: () => new Promise<void>(() => undefined) } },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    await userEvent.click(await page.findByRole('button', { name: '로그아웃' }));
  },
};
