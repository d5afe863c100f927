import type { Meta, StoryObj } from '@storybook/react-vite';
import { NOTHING } from '../testing/story-callbacks.ts';
import { BrokenPart } from './broken-part.tsx';

const meta = {
  component: BrokenPart,
  parameters: { platform: [] },
  args: { error: new Error('x is not a function'), onRetry: NOTHING },
} satisfies Meta<typeof BrokenPart>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Broken: Story = { name: '열지 못한 부분' };
export const Old: Story = {
  name: '새 버전이 나온 뒤 (가장 긴 내용)',
  args: { error: new TypeError('Failed to fetch dynamically imported module: /kr/assets/x.js') },
};
