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
export const NobodyYet: Story = { name: '여러 가족, 아직 답이 없음', args: { move: aLessonMove({ asked: 5 }) } };
export const SomeAgreed: Story = {
  name: '여러 가족, 일부가 좋다고 함',
  args: { move: aLessonMove({ agreed: 3, asked: 5 }) },
};
export const Longest: Story = {
  name: '가장 긴 내용, 휴대폰',
  args: {
    move: aLessonMove({ agreed: 29, asked: 30, reason: '병원 예약과 겹쳐 시간을 다시 찾고 있어요. '.repeat(8) }),
  },
  globals: { viewport: { value: 'w390' } },
};
export const Phone: Story = { name: '휴대폰', globals: { viewport: { value: 'w390' } } };
export const WishOfOne: Story = {
  name: '여러 학생의 수업, 한 가족의 부탁',
  args: { move: aLessonMove({ by: 'STUDENT', asked: 5 }) },
};
