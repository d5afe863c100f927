import type { Meta, StoryObj } from '@storybook/react-vite';
import { FeedEmpty } from './feed-empty.tsx';

const meta = {
  component: FeedEmpty,
  args: { query: {}, onReset: () => undefined },
} satisfies Meta<typeof FeedEmpty>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Nothing: Story = { name: '아무것도 없음' };
export const Unread: Story = { name: '안 읽은 것 없음', args: { query: { filter: 'unread' } } };
export const Archived: Story = { name: '보관한 것 없음', args: { query: { filter: 'archived' } } };
export const PutOff: Story = { name: '나중에 볼 것 없음', args: { query: { filter: 'snoozed' } } };
export const Category: Story = { name: '종류에 없음', args: { query: { category: 'CS' } } };
