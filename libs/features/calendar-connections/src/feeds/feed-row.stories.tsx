import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { aFeed } from '../connections.fixture.ts';
import { FeedRow } from './feed-row.tsx';

const meta = {
  component: FeedRow,
  args: { feed: aFeed(), now: new Date('2026-11-18T10:42:00+09:00'), onRevoke: fn() },
  render: (args) => (
    <ul style={{ listStyle: 'none' }}>
      <FeedRow {...args} />
    </ul>
  ),
} satisfies Meta<typeof FeedRow>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Read: Story = { name: '읽히는 주소' };
export const NeverRead: Story = {
  name: '아직 읽히지 않은 주소',
  args: { feed: aFeed({ scope: 'ALL', lastReadAt: null }) },
};
