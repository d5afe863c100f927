import type { Meta, StoryObj } from '@storybook/react-vite';
import { pointsContract as contract } from '@portal/domain/points/points.contract';
import { fakeProblem, neverAnswers } from '@portal/testing/contract-fakes';
import { aReceivedThanks } from '@portal/testing/points/points-builders';
import { anEmptyWorld, aWorld, worldOf } from '../points.fixture.ts';
import { ReceivePage } from './receive-page.tsx';

const path = '/account/exchange-points/receive-points';
const meta = {
  component: ReceivePage,
  parameters: { layout: 'fullscreen', path, platform: aWorld() },
} satisfies Meta<typeof ReceivePage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loaded: Story = { name: '여럿' };
export const Phone: Story = { name: '휴대폰', globals: { viewport: { value: 'w390' } } };
export const Thanks: Story = { name: '가족이 준 포인트', parameters: { path: `${path}?tab=thanks` } };
export const NoThanks: Story = {
  name: '받은 고마움 없음',
  parameters: { path: `${path}?tab=thanks`, platform: anEmptyWorld() },
};
export const Loading: Story = {
  name: '불러오는 중',
  parameters: { platform: [neverAnswers(contract.listMissions), ...aWorld()] },
};
export const Failed: Story = {
  name: '오류',
  parameters: { platform: [fakeProblem(contract.listMissions, 'UNEXPECTED'), ...aWorld()] },
};
export const Longest: Story = {
  name: '가장 긴 내용',
  parameters: {
    path: `${path}?tab=thanks`,
    platform: worldOf({
      thanks: [aReceivedThanks({ text: '고맙습니다'.repeat(40), guardianName: '남궁제갈선우황보'.repeat(4) })],
    }),
  },
  globals: { texts: 'long' },
};
