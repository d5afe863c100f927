import type { Meta, StoryObj } from '@storybook/react-vite';
import { RoomLanguage } from '../reading/room-words.ts';
import { LinkCard } from './link-card.tsx';

const meta = { component: LinkCard, args: { url: 'https://meet.example.com/a' } } satisfies Meta<typeof LinkCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Elsewhere: Story = { name: '다른 곳에서 하는 화상 수업' };
export const Vietnamese: Story = {
  name: '베트남어',
  render: (args) => (
    <RoomLanguage value="vi">
      <div lang="vi" style={{ display: 'contents' }}>
        <LinkCard {...args} />
      </div>
    </RoomLanguage>
  ),
};
