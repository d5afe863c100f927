import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { localProblem } from '@portal/api/api-problem';
import { someChanges, someVersions } from './approval.fixture.ts';
import { VersionCompare } from './version-compare.tsx';

const idle = { isFetching: false, refetch: fn() };
const meta = {
  component: VersionCompare,
  args: {
    words: {
      title: '두 판 비교하기',
      intro: '어느 두 판이든 골라 무엇이 달라졌는지 볼 수 있어요.',
      loading: '두 판을 비교하는 중',
      failed: '두 판을 비교하지 못했어요',
      same: '두 판이 같아요.',
    },
    options: someVersions,
    versions: { from: '2', to: '4' },
    onChoose: fn(),
    query: { ...idle, currentData: { changes: someChanges } },
  },
} satisfies Meta<typeof VersionCompare>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Different: Story = { name: '달라진 곳 있음' };
export const Same: Story = { name: '같은 내용', args: { query: { ...idle, currentData: { changes: [] } } } };
export const SameSide: Story = { name: '같은 판을 고름', args: { versions: { from: '4', to: '4' } } };
export const Loading: Story = { name: '불러오는 중', args: { query: { ...idle, isFetching: true } } };
export const Failed: Story = { name: '오류', args: { query: { ...idle, error: localProblem('OFFLINE') } } };
export const Longest: Story = { ...Different, name: '가장 긴 내용', globals: { texts: 'long' } };
