import type { Meta, StoryObj } from '@storybook/react-vite';
import { lessonMovesContract } from '@portal/domain/lessons/lesson-moves.contract';
import { fake } from '@portal/testing/contract-fakes';
import { FROZEN_NOW } from '@portal/testing/frozen-clock';
import { aNotification } from '@portal/testing/notifications/notification-builders';
import { aLessonMove } from '@portal/testing/schedule/free-slot-builders';
import { StorySheet } from '@portal/ui/story-board';
import { NotificationEntry } from './notification-entry.tsx';

const meta = {
  component: NotificationEntry,
  args: {
    notification: aNotification(),
    now: new Date(FROZEN_NOW),
    linkPolicy: { origin: 'https://portal.example', allowedHosts: [] },
    onFollow: () => undefined,
    onWhy: () => undefined,
  },
  parameters: { platform: [fake(lessonMovesContract.getLessonMove, aLessonMove({ by: 'STUDENT' }))] },
  decorators: [(Story) => <StorySheet width="25rem">{Story()}</StorySheet>],
} satisfies Meta<typeof NotificationEntry>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = { name: '알림과 메뉴' };
export const WithAction: Story = {
  name: '바로 답하는 알림',
  args: {
    notification: aNotification({
      title: '학생 A07 님이 수업 시간을 바꾸고 싶어 해요',
      content: '토요일 수업을 일요일로 옮길 수 있는지 물었어요.',
      highlightMarks: [],
      kind: 'LESSON_MOVE_ASKED',
      action: { kind: 'ANSWER_MOVE', refId: 'move-1' },
    }),
  },
};
