import type { Meta, StoryObj } from '@storybook/react-vite';
import { groupDeskContract as contract } from '@portal/domain/community/group-desk.contract';
import { aFile } from '@portal/testing/assets/file-builders';
import { aKeptGroup } from '@portal/testing/community/community-builders';
import { fakeProblem, neverAnswers } from '@portal/testing/contract-fakes';
import { asOperator } from '../ops.fixture.ts';
import { GroupPage } from './group-page.tsx';
import { groupDesk } from './groups.fixture.ts';

/** A banner that needs no server. */
const DRAWN = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 160 20"><rect width="160" height="20" fill="#dff3f1"/></svg>',
)}`;
const route = '/ops/groups/:groupId';
const path = '/ops/groups/group-math';
const meta = { component: GroupPage, parameters: { path, route, platform: groupDesk() } } satisfies Meta<
  typeof GroupPage
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loaded: Story = { name: '배너 없음' };
export const WithBanner: Story = {
  name: '배너와 그 설명',
  parameters: {
    platform: groupDesk([
      aKeptGroup({ banner: aFile({ name: 'banner.png', url: DRAWN, previewUrl: DRAWN }), bannerText: '함수의 그래프' }),
    ]),
  },
};
export const Gone: Story = {
  name: '없는 모임',
  parameters: { platform: [asOperator, fakeProblem(contract.getKeptGroup, 'NOT_FOUND')] },
};
export const OthersJob: Story = {
  name: '고객 지원을 맡지 않음',
  parameters: { platform: [asOperator, fakeProblem(contract.getKeptGroup, 'FORBIDDEN')] },
};
export const Loading: Story = {
  name: '불러오는 중',
  parameters: { platform: [asOperator, neverAnswers(contract.getKeptGroup)] },
};
export const Failed: Story = {
  name: '오류',
  parameters: { platform: [asOperator, fakeProblem(contract.getKeptGroup, 'UNEXPECTED')] },
};
export const Longest: Story = {
  name: '가장 긴 내용',
  parameters: {
    platform: groupDesk([
      aKeptGroup({ groupName: '아주긴이름의모임'.repeat(7), description: '모임을 소개해요. '.repeat(99) }),
    ]),
  },
};
