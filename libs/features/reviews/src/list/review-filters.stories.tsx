import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { StorySheet } from '@portal/ui/story-board';
import { aWorld } from '../reviews.fixture.ts';
import { readView } from '../view/review-view.ts';
import { ReviewFilters } from './review-filters.tsx';

const meta = {
  component: ReviewFilters,
  parameters: { platform: aWorld() },
  args: { view: readView(new URLSearchParams()), onView: fn() },
  render: (args) => (
    <StorySheet width="full">
      <ReviewFilters {...args} />
    </StorySheet>
  ),
} satisfies Meta<typeof ReviewFilters>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = { name: '확인 전' };
export const Chosen: Story = {
  name: '모두 고름',
  args: { view: readView(new URLSearchParams('handling=ADMIN&stars=1&class=class-2&shown=hidden')) },
};
export const Phone: Story = { ...Chosen, name: '휴대폰', globals: { viewport: { value: 'w390' } } };
