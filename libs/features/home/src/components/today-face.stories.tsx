import type { Meta, StoryObj } from '@storybook/react-vite';
import { notificationsContract } from '@portal/domain/messaging/notifications.contract';
import { calendarContract } from '@portal/domain/teaching/calendar.contract';
import { aCalendar } from '@portal/testing/builders';
import { fake } from '@portal/testing/contract-fakes';
import { TodayFace } from './today-face.tsx';

const meta = {
  component: TodayFace,
  parameters: {
    platform: [
      fake(calendarContract.getCalendar, aCalendar()),
      fake(notificationsContract.countNotSeenNotifications, { count: 5 }),
    ],
  },
} satisfies Meta<typeof TodayFace>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Wednesday: Story = { name: '수업이 있는 날' };
