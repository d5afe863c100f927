import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { reviewsContract as contract } from '@portal/domain/reviews/reviews.contract';
import { fakeProblem, neverAnswers } from '@portal/testing/contract-fakes';
import { StorySheet } from '@portal/ui/story-board';
import { aFullWorld, anEmptyWorld, aWorld } from '../reviews.fixture.ts';
import { readView } from '../view/review-view.ts';
import { RatingSummary } from './rating-summary.tsx';

const view = readView(new URLSearchParams());
const meta = {
  component: RatingSummary,
  parameters: { platform: aWorld() },
  args: { view, onView: fn() },
  render: (args) => (
    <StorySheet width="20rem">
      <RatingSummary {...args} />
    </StorySheet>
  ),
} satisfies Meta<typeof RatingSummary>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Some: Story = { name: '다섯' };
export const Chosen: Story = { name: '별점을 고름', args: { view: { ...view, stars: 4 } } };
export const Many: Story = { name: '마흔하나', parameters: { platform: aFullWorld() } };
export const None: Story = {
  name: '이 기간에는 없음',
  args: { view: { ...view, period: '30' } },
  parameters: { platform: anEmptyWorld() },
};
export const Loading: Story = {
  name: '불러오는 중',
  parameters: { platform: [neverAnswers(contract.summarizeReviews)] },
};
export const Failed: Story = {
  name: '오류',
  parameters: { platform: [fakeProblem(contract.summarizeReviews, 'UNEXPECTED')] },
};
