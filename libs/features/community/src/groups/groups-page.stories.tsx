import type { Meta, StoryObj } from '@storybook/react-vite';
import { groupsContract as contract } from '@portal/domain/community/groups.contract';
import { fakeProblem, neverAnswers } from '@portal/testing/contract-fakes';
import { worlds } from '../community.fixture.ts';
import { GroupsPage } from './groups-page.tsx';

const path = '/account/community';
const meta = {
  component: GroupsPage,
  parameters: { layout: 'fullscreen', path, platform: worlds.loaded() },
} satisfies Meta<typeof GroupsPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loaded: Story = { name: '내 모임 둘' };
export const All: Story = { name: '모든 모임', parameters: { path: `${path}?view=all` } };
export const Full: Story = { name: '자리가 다 참', parameters: { path: `${path}?view=all`, platform: worlds.full() } };
export const NotFound: Story = { name: '찾은 것 없음', parameters: { path: `${path}?q=물리` } };
export const Discover: Story = { name: '가입한 모임 없음', parameters: { platform: worlds.groupless() } };
export const Empty: Story = { name: '모임이 하나도 없음', parameters: { platform: worlds.none() } };
export const Loading: Story = {
  name: '불러오는 중',
  parameters: { platform: [neverAnswers(contract.listMyGroups), ...worlds.loaded()] },
};
export const Failed: Story = {
  name: '오류',
  parameters: { platform: [fakeProblem(contract.listMyGroups, 'UNEXPECTED'), ...worlds.loaded()] },
};
export const Phone: Story = { ...All, name: '휴대폰', globals: { viewport: { value: 'w390' } } };
export const Longest: Story = { ...All, name: '가장 긴 내용', globals: { texts: 'long' } };
export const LongestPhone: Story = {
  ...All,
  name: '가장 긴 내용, 좁은 휴대폰',
  globals: { texts: 'long', viewport: { value: 'w320' } },
};
