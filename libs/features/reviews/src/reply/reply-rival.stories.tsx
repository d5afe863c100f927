import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { StorySheet } from '@portal/ui/story-board';
import { ReplyRival } from './reply-rival.tsx';

const meta = {
  component: ReplyRival,
  args: {
    theirs: '첫 번째 탭에서 쓴 답글이에요. 고마워요.',
    mine: '두 번째 탭에서 쓴 답글이에요. 정말 고마워요.',
    onKeepMine: fn(),
    onTakeTheirs: fn(),
  },
  render: (args) => (
    <StorySheet width="full">
      <ReplyRival {...args} />
    </StorySheet>
  ),
} satisfies Meta<typeof ReplyRival>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Changed: Story = { name: '다른 곳에서 바뀜' };
export const Taken: Story = { name: '다른 곳에서 지움', args: { theirs: null } };
