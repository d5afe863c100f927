import type { Meta, StoryObj } from '@storybook/react-vite';
import { NOTHING } from '../testing/story-callbacks.ts';
import { LoginDialog } from './login-dialog.tsx';

const meta = {
  component: LoginDialog,
  parameters: { platform: [], signedIn: false, frameHeight: 720 },
  args: { open: true, onClose: NOTHING },
} satisfies Meta<typeof LoginDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = { name: '열림' };
