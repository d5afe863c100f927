import type { Meta, StoryObj } from '@storybook/react-vite';
import { lessonMovesContract } from '@portal/domain/lessons/lesson-moves.contract';
import { fake } from '@portal/testing/contract-fakes';
import { FROZEN_NOW } from '@portal/testing/frozen-clock';
import { aMoveRequest, aNotification } from '@portal/testing/notifications/notification-builders';
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
  args: { notification: aMoveRequest() },
};
