import type { Meta, StoryObj } from '@storybook/react-vite';
import { aPost } from '@portal/testing/community/community-builders';
import { StorySheet } from '@portal/ui/story-board';
import { moderated, someJudgedPosts, somePosts, worlds } from '../community.fixture.ts';
import { PostCard } from './post-card.tsx';

const [pinned, withFiles, mine] = somePosts();
const [reported, kept, gone, removed, appealed, late] = someJudgedPosts();
const meta = {
  component: PostCard,
  parameters: { platform: worlds.loaded() },
  args: { post: withFiles! },
  render: (args) => (
    <StorySheet width="full">
      <ul>
        <PostCard {...args} />
      </ul>
    </StorySheet>
  ),
} satisfies Meta<typeof PostCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Files: Story = { name: '파일과 그림' };
export const Pinned: Story = { name: '고정한 글', args: { post: pinned! } };
export const Mine: Story = { name: '내 글', args: { post: mine! } };
export const Liked: Story = {
  name: '좋아요를 누르고 고친 글',
  args: { post: aPost({ isLiked: true, editedAt: '2026-11-18T10:00:00+09:00' }) },
};
export const Moderated: Story = { name: '운영 멤버가 봄', args: { post: moderated([aPost()])[0]! } };
export const Reported: Story = { name: '신고한 글', args: { post: reported! } };
export const Kept: Story = { name: '신고했지만 남은 글', args: { post: kept! } };
export const Gone: Story = { name: '지워진 글', args: { post: gone! } };
export const Removed: Story = { name: '지워진 내 글', args: { post: removed! } };
export const Appealed: Story = { name: '이의를 낸 글', args: { post: appealed! } };
export const Late: Story = { name: '이의를 낼 날이 지난 글', args: { post: late! } };
export const Phone: Story = { ...Files, name: '휴대폰', globals: { viewport: { value: 'w390' } } };
