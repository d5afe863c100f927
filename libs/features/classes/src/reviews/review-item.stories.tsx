import { chakra } from '@chakra-ui/react/styled-system';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { aReview } from '@portal/testing/reviews/review-builders';
import { HARD_CONTENT, StorySheet } from '@portal/ui/story-board';
import { ReviewItem } from './review-item.tsx';

const reply = { content: '다음 학기에도 함께해요!', at: '2026-11-17T21:00:00+09:00', editedAt: null };
const meta = {
  component: ReviewItem,
  parameters: { platform: [] },
  args: { review: aReview() },
  render: ({ review }) => (
    <StorySheet width="full">
      <chakra.ul listStyleType="none">
        <ReviewItem review={review} />
      </chakra.ul>
    </StorySheet>
  ),
} satisfies Meta<typeof ReviewItem>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Fresh: Story = { name: '답글 없음' };
export const Answered: Story = { name: '답글 있음', args: { review: aReview({ handling: 'PROCESSED', reply }) } };
export const Hidden: Story = {
  name: '숨긴 후기',
  args: { review: aReview({ rating: 2, hidden: true, hiddenReason: '확인 중', content: HARD_CONTENT.long }) },
};
export const Removed: Story = { name: '지운 후기', args: { review: aReview({ content: '', handling: 'PROCESSED' }) } };
