import type { Meta, StoryObj } from '@storybook/react-vite';
import { chatsContract } from '@portal/domain/chat/chats.contract';
import { lessonDeskContract } from '@portal/domain/lessons/lesson-desk.contract';
import { notificationsContract } from '@portal/domain/notifications/notifications.contract';
import { todayContract } from '@portal/domain/planning/today.contract';
import { calendarContract } from '@portal/domain/schedule/calendar.contract';
import { aChatRoom } from '@portal/testing/chat/chat-builders';
import { fake } from '@portal/testing/contract-fakes';
import { aCalendar } from '@portal/testing/schedule/calendar-builders';
import { aDeskWithThree } from '../next/next.fixture.ts';
import { TodayFace } from './today-face.tsx';

const meta = {
  component: TodayFace,
  parameters: {
    platform: [
      fake(calendarContract.getCalendar, aCalendar()),
      fake(notificationsContract.countNotSeenNotifications, { count: 5 }),
      fake(todayContract.getToday, { tasks: [] }),
      fake(lessonDeskContract.getLessonDesk, aDeskWithThree),
      fake(chatsContract.listChats, { total: 1, items: [aChatRoom()] }),
    ],
  },
} satisfies Meta<typeof TodayFace>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Wednesday: Story = { name: '수업이 있는 날' };
