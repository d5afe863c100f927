import type { Meta, StoryObj } from '@storybook/react-vite';
import { MoveRefusal } from './move-refusal.tsx';

const meta = {
  component: MoveRefusal,
  args: { problem: { status: 422, code: 'SCHEDULE_OVERLAP', message: '다른 일정과 겹쳐요. 시간을 바꿔 주세요' } },
  parameters: { platform: [] },
} satisfies Meta<typeof MoveRefusal>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Overlap: Story = {
  name: '겹치는 일정',
  args: {
    problem: {
      status: 422,
      code: 'SCHEDULE_OVERLAP',
      message: '다른 일정과 겹쳐요. 시간을 바꿔 주세요',
      conflict: {
        wanted: { startAt: '2026-11-22T10:00:00+09:00', endAt: '2026-11-22T13:00:00+09:00' },
        other: {
          kind: 'EVENT',
          id: 'event-1',
          title: '가족 모임',
          startAt: '2026-11-22T11:00:00+09:00',
          endAt: '2026-11-22T12:00:00+09:00',
        },
        alternatives: [],
      },
    },
  },
};
export const OverlapUnknown: Story = { name: '겹치는 일정의 이름 모름' };
export const WrongState: Story = {
  name: '바뀐 상태',
  args: { problem: { status: 409, code: 'WRONG_STATE', message: '지금 상태에서는 할 수 없어요' } },
};
export const Past: Story = {
  name: '지난 시각',
  args: { problem: { status: 422, code: 'DATE_PAST', message: '지난 시각은 고를 수 없어요' } },
};
export const Offline: Story = {
  name: '연결 끊김',
  args: { problem: { status: 'OFFLINE', message: '인터넷 연결을 확인하고 다시 시도해 주세요.' } },
};
