import type { Meta, StoryObj } from '@storybook/react-vite';
import { localProblem } from '@portal/api/api-problem';
import { ProblemNotice } from './problem-notice.tsx';

const meta = {
  component: ProblemNotice,
  args: { problem: localProblem('OFFLINE') },
} satisfies Meta<typeof ProblemNotice>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Offline: Story = { name: '연결이 끊김' };
export const Refused: Story = {
  name: '서버 오류',
  args: {
    problem: { status: 500, message: '서버에 문제가 생겼어요. 잠시 뒤 다시 해 주세요', traceId: '7f3a21c9' },
  },
};
export const Titled: Story = {
  name: '무엇이 안 되었는지 함께',
  args: { title: '수업을 옮기지 못했어요' },
};
export const None: Story = { name: '문제 없음', args: { problem: null } };
