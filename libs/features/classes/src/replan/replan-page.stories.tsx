import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen, userEvent } from 'storybook/test';
import { programmesContract as contract } from '@portal/domain/lessons/programmes.contract';
import { fake, fakeProblem, neverAnswers, offline } from '@portal/testing/contract-fakes';
import { aProgrammeRest } from '@portal/testing/lessons/programme-builders';
import { ReplanPage } from './replan-page.tsx';

const rest = (over: Parameters<typeof aProgrammeRest>[0] = {}) => [
  fake(contract.getProgrammeRest, aProgrammeRest(over)),
];
const extraTimes = ['17', '24'].map((day) => ({
  startAt: `2026-12-${day}T19:00:00+09:00`,
  endAt: `2026-12-${day}T20:00:00+09:00`,
}));

const meta = {
  component: ReplanPage,
  parameters: {
    path: '/account/my-courses/class-1/replan',
    route: '/account/my-courses/:classId/replan',
    platform: rest({ extraRoom: 1, extraTimes }),
  },
} satisfies Meta<typeof ReplanPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Overflow: Story = { name: '들어갈 회차가 모자람' };
export const Paired: Story = {
  name: '두 단원을 함께',
  play: async () => userEvent.click(await screen.findByRole('button', { name: '뒤쪽 단원을 두 개씩 함께' })),
};
export const LeftOut: Story = {
  name: '단원 빼기',
  play: async () => userEvent.click(await screen.findByRole('button', { name: '남는 단원 빼기' })),
};
export const OnTime: Story = {
  name: '계획대로',
  parameters: { platform: rest({ lessonsBehind: 0, open: [3, 4, 5, 6] }) },
};
export const AllTaught: Story = {
  name: '모두 배움',
  parameters: { platform: rest({ lessonsBehind: 0, open: [], lessons: [] }) },
};
export const Loading: Story = {
  name: '불러오는 중',
  parameters: { platform: [neverAnswers(contract.getProgrammeRest)] },
};
export const Failed: Story = {
  name: '오류',
  parameters: { platform: [fakeProblem(contract.getProgrammeRest, 'UNEXPECTED')] },
};
export const Gone: Story = {
  name: '없는 수업',
  parameters: { platform: [fakeProblem(contract.getProgrammeRest, 'NOT_FOUND')] },
};
export const Offline: Story = { name: '오프라인', parameters: { platform: [offline(contract.getProgrammeRest)] } };
export const Longest: Story = { ...Overflow, name: '가장 긴 내용', globals: { texts: 'long' } };
