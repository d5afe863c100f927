import { chakra } from '@chakra-ui/react/styled-system';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { aReview } from '@portal/testing/reviews/review-builders';
import { Button } from '@portal/ui/button';
import { HARD_CONTENT, StorySheet } from '@portal/ui/story-board';
import { ReviewRow } from './review-row.tsx';

const reply = { content: '다음 학기에도 함께해요!', at: '2026-11-17T21:00:00+09:00', editedAt: null };
const meta = {
  component: ReviewRow,
  parameters: { platform: [] },
  args: { review: aReview() },
  render: (args) => (
    <StorySheet width="full">
      <chakra.ul listStyleType="none">
        <ReviewRow {...args} />
      </chakra.ul>
    </StorySheet>
  ),
} satisfies Meta<typeof ReviewRow>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Fresh: Story = { name: '답글 없음' };
export const Answered: Story = { name: '답글 있음', args: { review: aReview({ handling: 'PROCESSED', reply }) } };
export const Changed: Story = {
  name: '후기도 답글도 고침, 수업 이름',
  args: {
    showClass: true,
    review: aReview({
      handling: 'PROCESSED',
      editedAt: '2026-11-17T22:00:00+09:00',
      reply: { ...reply, editedAt: '2026-11-18T09:00:00+09:00' },
    }),
  },
};
export const WithActions: Story = {
  name: '할 일이 있음',
  args: {
    showClass: true,
    children: (
      <div>
        <Button variant="outline">답글 쓰기</Button>
      </div>
    ),
  },
};
export const Hidden: Story = {
  name: '숨긴 후기',
  args: { review: aReview({ rating: 2, hidden: true, hiddenReason: '확인 중', content: HARD_CONTENT.long }) },
};
export const Removed: Story = {
  name: '지운 후기',
  args: { review: aReview({ content: '', handling: 'ADMIN_COMPLETED' }) },
};
export const Phone: Story = { ...Answered, name: '휴대폰', globals: { viewport: { value: 'w390' } } };
