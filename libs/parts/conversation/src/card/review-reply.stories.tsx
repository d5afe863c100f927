import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn, screen, userEvent } from 'storybook/test';
import { reviewsContract as contract } from '@portal/domain/reviews/reviews.contract';
import { fakeProblem } from '@portal/testing/contract-fakes';
import { cardDeeds } from './card-messages.ts';
import { ReviewReply } from './review-reply.tsx';

const { reply: words } = cardDeeds;
const meta = {
  component: ReviewReply,
  args: { reviewId: 'rev-3', version: 1, onClose: fn() },
  parameters: { platform: [] },
} satisfies Meta<typeof ReviewReply>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = { name: '쓰기 전' };
export const Refused: Story = {
  name: '그 사이 답글이 달렸음',
  args: { reviewId: 'rev-refused' },
  parameters: { platform: [fakeProblem(contract.replyToReview, 'VERSION_CONFLICT')] },
  play: async () => {
    await userEvent.type(await screen.findByLabelText(/답글/), '고마워요!');
    await userEvent.click(screen.getByRole('button', { name: words.send }));
    await screen.findAllByRole('alert');
  },
};
