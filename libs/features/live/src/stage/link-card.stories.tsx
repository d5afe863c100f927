import type { Meta, StoryObj } from '@storybook/react-vite';
import { VietnameseReader } from '../room-story.fixture.tsx';
import { LinkCard } from './link-card.tsx';

const meta = { component: LinkCard, args: { url: 'https://meet.example.com/a' } } satisfies Meta<typeof LinkCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Elsewhere: Story = { name: '다른 곳에서 하는 화상 수업' };
export const Vietnamese: Story = {
  name: '베트남어',
  render: (args) => (
    <VietnameseReader>
      <LinkCard {...args} />
    </VietnameseReader>
  ),
};
