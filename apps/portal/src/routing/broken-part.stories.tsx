import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { BrokenPart } from './broken-part.tsx';

const meta: Meta<typeof BrokenPart> = {
  title: 'Portal/Frame/BrokenPart',
  component: BrokenPart,
  args: { error: new Error('아바타 메뉴'), onRetry: fn() },
};
export default meta;
type Story = StoryObj<typeof meta>;

export const Broken: Story = { name: '열지 못한 부분' };
export const Old: Story = {
  name: '새 버전이 나온 뒤',
  args: { error: new Error('Failed to fetch dynamically imported module: /kr/assets/menu.js') },
};
