import type { Meta, StoryObj } from '@storybook/react-vite';
import { groupDeskContract as contract } from '@portal/domain/community/group-desk.contract';
import { aKeptGroup } from '@portal/testing/community/community-builders';
import { fakeProblem, neverAnswers } from '@portal/testing/contract-fakes';
import { asOperator } from '../ops.fixture.ts';
import { GroupsPage } from './groups-page.tsx';
import { groupDesk } from './groups.fixture.ts';

const path = '/ops/groups';
const meta = { component: GroupsPage, parameters: { path, platform: groupDesk() } } satisfies Meta<typeof GroupsPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loaded: Story = { name: '여럿' };
export const NothingFound: Story = { name: '찾은 것 없음', parameters: { path: `${path}?search=none` } };
export const Empty: Story = { name: '비어 있음', parameters: { platform: groupDesk([]) } };
export const OthersJob: Story = {
  name: '고객 지원을 맡지 않음',
  parameters: { platform: [asOperator, fakeProblem(contract.listKeptGroups, 'FORBIDDEN')] },
};
export const Loading: Story = {
  name: '불러오는 중',
  parameters: { platform: [asOperator, neverAnswers(contract.listKeptGroups)] },
};
export const Failed: Story = {
  name: '오류',
  parameters: { platform: [asOperator, fakeProblem(contract.listKeptGroups, 'UNEXPECTED')] },
};
export const Longest: Story = {
  name: '가장 긴 내용',
  parameters: {
    platform: groupDesk(
      Array.from({ length: 40 }, (_, no) =>
        aKeptGroup({
          groupId: `group-${no}`,
          groupName: '아주긴이름의모임'.repeat(7),
          quantityMembers: 2_000,
          seats: 2_000,
          owner: { id: 'user-long', name: '이름이긴선생님'.repeat(8), username: 'long' },
        }),
      ),
    ),
  },
  globals: { texts: 'long' },
};
