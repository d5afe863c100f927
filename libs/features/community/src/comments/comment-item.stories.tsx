import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn, screen, userEvent } from 'storybook/test';
import { aComment, anOwnReport, aQuestion, aRemoval } from '@portal/testing/community/community-builders';
import { StorySheet } from '@portal/ui/story-board';
import { worlds } from '../community.fixture.ts';
import { CommentItem } from './comment-item.tsx';

const meta = {
  component: CommentItem,
  parameters: { platform: worlds.loaded() },
  args: { post: aQuestion(), comment: aComment(), isWanted: false, onReload: fn() },
  render: (args) => (
    <StorySheet width="full">
      <CommentItem {...args} />
    </StorySheet>
  ),
} satisfies Meta<typeof CommentItem>;
export default meta;
type Story = StoryObj<typeof meta>;

const asked = aQuestion({ isMine: true });

export const Other: Story = { name: '다른 선생님의 답변' };
export const Choosable: Story = { name: '고를 수 있는 답변', args: { post: asked } };
export const Chosen: Story = { name: '고른 답변', args: { post: asked, comment: aComment({ isChosen: true }) } };
export const Editing: Story = {
  name: '고치는 중',
  args: { comment: aComment({ isMine: true }) },
  async play() {
    await userEvent.click(await screen.findByRole('button', { name: /(?:댓글|답변) 메뉴$/ }));
    await userEvent.click(await screen.findByRole('menuitem', { name: '고치기' }));
  },
};
export const Reported: Story = { name: '신고한 댓글', args: { comment: aComment({ report: anOwnReport() }) } };
export const Stub: Story = { name: '지워진 댓글', args: { comment: aComment({ isRemoved: true, content: '' }) } };
export const Removed: Story = {
  name: '지워진 내 댓글',
  args: { comment: aComment({ isMine: true, isRemoved: true, removal: aRemoval() }) },
};
export const Left: Story = {
  name: '나간 선생님의 답변',
  args: { comment: aComment({ author: { ...aComment().author, role: null } }) },
};
