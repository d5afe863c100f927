import type { Meta, StoryObj } from '@storybook/react-vite';
import { groupsContract } from '@portal/domain/community/groups.contract';
import { postsContract } from '@portal/domain/community/posts.contract';
import { fakeProblem, neverAnswers, offline } from '@portal/testing/contract-fakes';
import { worlds } from '../community.fixture.ts';
import { GroupPage } from './group-page.tsx';

const path = '/account/community/group-math';
const questions = `${path}?tab=questions`;
const packs = `${path}?tab=packs`;
const meta = {
  component: GroupPage,
  parameters: {
    layout: 'fullscreen',
    path,
    route: '/account/community/:groupId',
    platform: worlds.loaded(),
  },
} satisfies Meta<typeof GroupPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loaded: Story = { name: '글, 배너 있음', parameters: { platform: worlds.banner() } };
export const NoBanner: Story = { name: '글, 배너 없음' };
export const Stranger: Story = { name: '가입하지 않음', parameters: { platform: worlds.stranger() } };
export const Moderator: Story = { name: '운영 멤버', parameters: { platform: worlds.moderator() } };
export const Judged: Story = { name: '신고한 글, 지워진 글', parameters: { platform: worlds.judged() } };
export const Questions: Story = { name: '질문', parameters: { path: questions } };
export const Solved: Story = { name: '해결된 질문', parameters: { path: `${questions}&state=solved` } };
export const Packs: Story = { name: '자료', parameters: { path: packs } };
export const NotFound: Story = { name: '찾은 것 없음', parameters: { path: `${path}?q=물리` } };
export const Quiet: Story = { name: '아직 글이 없음', parameters: { platform: worlds.quiet() } };
export const QuietQuestions: Story = {
  name: '아직 질문이 없음',
  parameters: { path: questions, platform: worlds.quiet() },
};
export const QuietPacks: Story = {
  name: '아직 자료가 없음',
  parameters: { path: packs, platform: worlds.quiet() },
};
export const Gone: Story = { name: '없어진 모임', parameters: { path: '/account/community/group-99' } };
export const Loading: Story = {
  name: '불러오는 중',
  parameters: { platform: [neverAnswers(groupsContract.getGroup), ...worlds.loaded()] },
};
export const Failed: Story = {
  name: '오류',
  parameters: { platform: [fakeProblem(groupsContract.getGroup, 'UNEXPECTED'), ...worlds.loaded()] },
};
export const NoPosts: Story = {
  name: '글만 오프라인',
  parameters: { platform: [offline(postsContract.listGroupPosts), ...worlds.loaded()] },
};
export const Phone: Story = { ...Loaded, name: '휴대폰', globals: { viewport: { value: 'w390' } } };
export const QuestionsPhone: Story = { ...Questions, name: '질문, 휴대폰', globals: { viewport: { value: 'w390' } } };
export const PacksPhone: Story = { ...Packs, name: '자료, 휴대폰', globals: { viewport: { value: 'w390' } } };
export const LongestPacks: Story = {
  ...Packs,
  name: '가장 긴 자료, 좁은 휴대폰',
  globals: { texts: 'long', viewport: { value: 'w320' } },
};
export const Longest: Story = { ...Loaded, name: '가장 긴 내용', globals: { texts: 'long' } };
export const LongestQuestions: Story = { ...Questions, name: '가장 긴 질문', globals: { texts: 'long' } };
export const LongestPhone: Story = {
  ...Questions,
  name: '가장 긴 질문, 좁은 휴대폰',
  globals: { texts: 'long', viewport: { value: 'w320' } },
};
