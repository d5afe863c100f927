import { chakra } from '@chakra-ui/react/styled-system';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn, screen, userEvent } from 'storybook/test';
import { aReview } from '@portal/testing/reviews/review-builders';
import { StorySheet } from '@portal/ui/story-board';
import { aReply, aWorld, someReviews } from '../reviews.fixture.ts';
import { ReviewEntry } from './review-entry.tsx';

const [fresh, , answered, reported, removed] = someReviews();
const meta = {
  component: ReviewEntry,
  parameters: { platform: aWorld() },
  args: { review: fresh!, onAnswered: fn() },
  render: (args) => (
    <StorySheet width="full">
      <chakra.ul listStyleType="none">
        <ReviewEntry {...args} />
      </chakra.ul>
    </StorySheet>
  ),
} satisfies Meta<typeof ReviewEntry>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Fresh: Story = { name: '확인 전' };
export const Writing: Story = {
  name: '답글 쓰는 중',
  play: async () => userEvent.click(await screen.findByRole('button', { name: '답글 쓰기' })),
};
export const Answered: Story = { name: '답글 있음', args: { review: answered! } };
export const Reported: Story = { name: '숨기고 신고함', args: { review: reported! } };
export const Kept: Story = {
  name: '운영팀이 그대로 둠',
  args: {
    review: aReview({
      handling: 'ADMIN_COMPLETED',
      report: {
        grounds: '사실과 달라요',
        lesson: null,
        at: aReply.at,
        decision: { outcome: 'KEPT', reason: '수업에 대한 의견이에요.', at: aReply.at },
      },
    }),
  },
};
export const Edited: Story = {
  name: '가족이 고쳐서 알림이 끝남',
  args: {
    review: aReview({
      handling: 'ADMIN_COMPLETED',
      editedAt: aReply.at,
      report: {
        grounds: '욕설이 있어요',
        lesson: null,
        at: aReply.at,
        decision: { outcome: 'EDITED', reason: '', at: aReply.at },
      },
    }),
  },
};
export const Removed: Story = { name: '운영팀이 지움', args: { review: removed! } };
export const Menu: Story = {
  name: '메뉴',
  play: async () => userEvent.click(await screen.findByRole('button', { name: /후기 메뉴$/ })),
};
