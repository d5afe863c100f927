import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { StorySheet } from '@portal/ui/story-board';
import { aWorld, someReviews } from '../reviews.fixture.ts';
import { ReplyForm } from './reply-form.tsx';

const [fresh, , answered] = someReviews();
const meta = {
  component: ReplyForm,
  parameters: { platform: aWorld() },
  args: { review: fresh!, onClose: fn(), onSent: fn() },
  render: (args) => (
    <StorySheet width="full">
      <ReplyForm {...args} />
    </StorySheet>
  ),
} satisfies Meta<typeof ReplyForm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const New: Story = { name: '새 답글' };
export const Change: Story = { name: '답글 고치기', args: { review: answered! } };
