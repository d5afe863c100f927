import type { Meta, StoryObj } from '@storybook/react-vite';
import { FROZEN_NOW } from '@portal/testing/frozen-clock';
import { FlowPanel } from './flow-panel.tsx';
import { aFullDay } from './flow.fixture.ts';

const problem = { status: 503, code: 'MAINTENANCE', message: '점검 중이에요. 잠시 뒤 다시 해 주세요' } as const;

const meta = {
  component: FlowPanel,
  args: {
    calendar: aFullDay,
    tasks: [],
    now: new Date(FROZEN_NOW),
    zone: 'Asia/Seoul',
    isPhone: false,
    problem: null,
    isFetching: false,
    onRetry: () => undefined,
  },
  parameters: { platform: [] },
} satisfies Meta<typeof FlowPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loaded: Story = { name: '일정 있음' };
export const Loading: Story = { name: '불러오는 중', args: { calendar: undefined } };
export const Partial: Story = { name: '일부 실패: 지난 내용', args: { problem } };
