import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { aLessonMove } from '@portal/testing/schedule/free-slot-builders';
import { WaitingMove } from './waiting-move.tsx';

const meta = {
  component: WaitingMove,
  parameters: { platform: [] },
  args: {
    move: aLessonMove(),
    timeZone: 'Asia/Seoul',
    pending: null,
    onWithdraw: fn(),
    onAccept: fn(),
    onDecline: fn(),
  },
} satisfies Meta<typeof WaitingMove>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Own: Story = { name: '선생님의 제안' };
export const Withdrawing: Story = { name: '거두는 중', args: { pending: 'withdraw' } };
export const FromStudent: Story = { name: '학생의 제안', args: { move: aLessonMove({ by: 'STUDENT' }) } };
export const Phone: Story = { name: '휴대폰', globals: { viewport: { value: 'w390' } } };
