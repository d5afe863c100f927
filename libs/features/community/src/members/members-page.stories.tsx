import type { Meta, StoryObj } from '@storybook/react-vite';
import { groupsContract as contract } from '@portal/domain/community/groups.contract';
import { fakeProblem, neverAnswers } from '@portal/testing/contract-fakes';
import { worlds } from '../community.fixture.ts';
import { MembersPage } from './members-page.tsx';

const path = '/account/community/group-math/members';
const meta = {
  component: MembersPage,
  parameters: {
    layout: 'fullscreen',
    path,
    route: '/account/community/:groupId/members',
    platform: worlds.loaded(),
  },
} satisfies Meta<typeof MembersPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loaded: Story = { name: '멤버' };
export const Owner: Story = { name: '모임장이 봄', parameters: { platform: worlds.owner() } };
export const NotFound: Story = { name: '찾은 것 없음', parameters: { path: `${path}?q=홍길동` } };
export const Loading: Story = {
  name: '불러오는 중',
  parameters: { platform: [neverAnswers(contract.listGroupMembers), ...worlds.loaded()] },
};
export const Failed: Story = {
  name: '오류',
  parameters: { platform: [fakeProblem(contract.listGroupMembers, 'UNEXPECTED'), ...worlds.loaded()] },
};
export const Longest: Story = {
  ...Owner,
  name: '가장 긴 내용',
  globals: { texts: 'long', viewport: { value: 'w390' } },
};
