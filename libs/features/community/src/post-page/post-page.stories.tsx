import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen, userEvent } from 'storybook/test';
import { commentsContract } from '@portal/domain/community/comments.contract';
import { postsContract } from '@portal/domain/community/posts.contract';
import { aPost } from '@portal/testing/community/community-builders';
import { fakeProblem, neverAnswers } from '@portal/testing/contract-fakes';
import { aServer, worlds } from '../community.fixture.ts';
import { PostPage } from './post-page.tsx';

const at = (id: string) => ({ path: `/account/community/posts/${id}` });
const meta = {
  component: PostPage,
  parameters: {
    layout: 'fullscreen',
    route: '/account/community/posts/:postId',
    platform: worlds.loaded(),
    ...at('post-1'),
  },
} satisfies Meta<typeof PostPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loaded: Story = { name: '글과 파일' };
export const Asked: Story = { name: '내 질문, 답을 고를 수 있음', parameters: at('post-asked') };
export const Solved: Story = { name: '해결된 질문', parameters: at('post-3') };
export const Pack: Story = { name: '나눈 자료', parameters: at('post-pack') };
export const PackPhone: Story = { ...Pack, name: '나눈 자료, 휴대폰', globals: { viewport: { value: 'w390' } } };
export const Stranger: Story = { name: '가입하지 않음', parameters: { platform: worlds.stranger() } };
export const FarComment: Story = {
  name: '많은 댓글 가운데 하나로',
  parameters: { path: '/account/community/posts/post-asked?comment=comment-60', platform: worlds.talkative() },
};
export const Reported: Story = {
  name: '신고한 글',
  parameters: { ...at('post-reported'), platform: worlds.judged() },
};
export const Removed: Story = {
  name: '지워진 내 글',
  parameters: { ...at('post-removed'), platform: worlds.judged() },
};
export const Stub: Story = { name: '지워진 글', parameters: { ...at('post-gone'), platform: worlds.judged() } };
export const RemovedByMe: Story = {
  name: '내가 지운 글',
  parameters: {
    ...at('post-1'),
    platform: aServer({
      posts: [
        aPost({
          content: '',
          isRemoved: true,
          myRemoval: { reason: '학생의 이름이 들어 있어요.', at: '2026-11-18T10:00:00+09:00' },
        }),
      ],
    }).handlers,
  },
};
export const Gone: Story = { name: '없어진 글', parameters: at('post-99') };
export const Contacts: Story = {
  name: '댓글에 연락처가 있음',
  async play() {
    await userEvent.type(await screen.findByRole('textbox', { name: '댓글 쓰기' }), '010-2841-2274로 전화 주세요.');
    await userEvent.click(await screen.findByRole('button', { name: '댓글 올리기' }));
    await screen.findByRole('alertdialog');
  },
};
export const Loading: Story = {
  name: '불러오는 중',
  parameters: { platform: [neverAnswers(postsContract.getPost), ...worlds.loaded()] },
};
export const Failed: Story = {
  name: '오류',
  parameters: { platform: [fakeProblem(postsContract.getPost, 'UNEXPECTED'), ...worlds.loaded()] },
};
export const NoComments: Story = {
  name: '댓글만 오류',
  parameters: { platform: [fakeProblem(commentsContract.listComments, 'UNEXPECTED'), ...worlds.loaded()] },
};
export const Phone: Story = { ...Asked, name: '휴대폰', globals: { viewport: { value: 'w390' } } };
export const Longest: Story = { ...Asked, name: '가장 긴 내용', globals: { texts: 'long' } };
export const LongestPhone: Story = {
  name: '가장 긴 글과 파일, 좁은 휴대폰',
  globals: { texts: 'long', viewport: { value: 'w320' } },
};
