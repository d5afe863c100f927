import type { Meta, StoryObj } from '@storybook/react-vite';
import { postsContract as contract } from '@portal/domain/community/posts.contract';
import { fakeProblem, neverAnswers } from '@portal/testing/contract-fakes';
import { aServer, somePosts, worlds } from '../community.fixture.ts';
import { EditPostPage } from './edit-post-page.tsx';

const at = (id: string) => ({ path: `/account/community/posts/${id}/edit` });
const meta = {
  component: EditPostPage,
  parameters: {
    route: '/account/community/posts/:postId/edit',
    platform: worlds.loaded(),
    ...at('post-asked'),
  },
} satisfies Meta<typeof EditPostPage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A post with files, as its author has it. */
const withFiles = aServer({ posts: somePosts().map((post) => ({ ...post, isMine: true })) }).handlers;

export const Loaded: Story = { name: '내 질문' };
export const Files: Story = {
  name: '그림이 있는 글',
  parameters: { ...at('post-1'), platform: withFiles },
};
export const NotMine: Story = { name: '다른 선생님의 글', parameters: at('post-1') };
export const Removed: Story = {
  name: '지워진 글',
  parameters: { ...at('post-removed'), platform: worlds.judged() },
};
export const Gone: Story = { name: '없어진 글', parameters: at('post-99') };
export const Loading: Story = {
  name: '불러오는 중',
  parameters: { platform: [neverAnswers(contract.getPost), ...worlds.loaded()] },
};
export const Failed: Story = {
  name: '오류',
  parameters: { platform: [fakeProblem(contract.getPost, 'UNEXPECTED'), ...worlds.loaded()] },
};
export const Longest: Story = {
  ...Files,
  name: '가장 긴 내용',
  globals: { texts: 'long', viewport: { value: 'w390' } },
};
