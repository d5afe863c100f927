import type { Meta, StoryObj } from '@storybook/react-vite';
import { FeedFailed } from './feed-failed.tsx';

const meta = {
  component: FeedFailed,
  args: { isRetrying: false, onRetry: () => undefined },
} satisfies Meta<typeof FeedFailed>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Failed: Story = { name: '불러오지 못함' };
export const Retrying: Story = { name: '다시 시도하는 중', args: { isRetrying: true } };
