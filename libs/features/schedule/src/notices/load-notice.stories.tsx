import type { Meta, StoryObj } from '@storybook/react-vite';
import { localProblem } from '@portal/api/api-problem';
import { fn } from 'storybook/test';
import { LoadNotice } from './load-notice.tsx';

const meta = {
  component: LoadNotice,
  args: {
    problem: {
      status: 500,
      code: 'UNEXPECTED',
      message: '서버에 문제가 생겼어요. 잠시 뒤 다시 해 주세요',
      traceId: '7f3a21c9',
    },
    hasOldData: false,
    onRetry: fn(),
  },
} satisfies Meta<typeof LoadNotice>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Failed: Story = { name: '불러오지 못함' };
export const Stale: Story = { name: '보이는 것이 남아 있음', args: { hasOldData: true } };
export const Offline: Story = { name: '연결이 끊김', args: { problem: localProblem('OFFLINE'), hasOldData: true } };
