import type { Meta, StoryObj } from '@storybook/react-vite';
import { NOTHING } from '../testing/story-callbacks.ts';
import { BrokenPage } from './broken-page.tsx';

const meta = {
  component: BrokenPage,
  parameters: { platform: [] },
  args: { error: new Error('x is not a function'), onRetry: NOTHING },
} satisfies Meta<typeof BrokenPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Broken: Story = { name: '화면 오류 (가장 긴 내용)' };
export const NewVersion: Story = {
  name: '새 버전이 나옴',
  args: { error: new TypeError('Failed to fetch dynamically imported module: /kr/assets/x.js') },
};
