import type { Meta, StoryObj } from '@storybook/react-vite';
import { link as words } from '../invitation-messages.ts';
import { QrPicture } from './qr-picture.tsx';

const meta = {
  component: QrPicture,
  parameters: { platform: [] },
  args: { text: 'https://portal.example/kr/c/c0ffee00c0ffee00c0ffee00signature', label: words.qr },
} satisfies Meta<typeof QrPicture>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Link: Story = { name: '초대 링크' };
export const Longest: Story = {
  name: '가장 긴 링크',
  args: { text: `https://portal.example/kr/c/${'c0ffee00'.repeat(16)}` },
};
