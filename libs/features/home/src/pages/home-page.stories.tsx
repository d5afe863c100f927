import type { Meta, StoryObj } from '@storybook/react-vite';
import { notificationsContract } from '@portal/domain/messaging/notifications.contract';
import { calendarContract } from '@portal/domain/teaching/calendar.contract';
import { aCalendar } from '@portal/testing/builders';
import { fake, fakeProblem, neverAnswers } from '@portal/testing/contract-fakes';
import { HomePage } from './home-page.tsx';

const calendar = fake(calendarContract.getCalendar, aCalendar());
const count = fake(notificationsContract.countNotSeenNotifications, { count: 5 });

const meta = {
  component: HomePage,
  parameters: { path: '/', platform: [calendar, count] },
} satisfies Meta<typeof HomePage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Visitor: Story = { name: '로그인하지 않음', parameters: { signedIn: false } };
export const Loaded: Story = { name: '오늘: 수업 있음' };
export const Empty: Story = {
  name: '오늘: 수업 없음',
  parameters: {
    platform: [
      fake(calendarContract.getCalendar, aCalendar({ lessons: [], events: [], freeTimes: [], timeOffs: [] })),
      fake(notificationsContract.countNotSeenNotifications, { count: 0 }),
    ],
  },
};
export const Loading: Story = {
  name: '오늘: 불러오는 중',
  parameters: {
    platform: [
      neverAnswers(calendarContract.getCalendar),
      neverAnswers(notificationsContract.countNotSeenNotifications),
    ],
  },
};
export const Failed: Story = {
  name: '오늘: 오류',
  parameters: {
    platform: [
      fakeProblem(calendarContract.getCalendar, 'UNEXPECTED'),
      fakeProblem(notificationsContract.countNotSeenNotifications, 'UNEXPECTED'),
    ],
  },
};
export const PartlyFailed: Story = {
  name: '오늘: 일부 실패',
  parameters: { platform: [fakeProblem(calendarContract.getCalendar, 'UNEXPECTED'), count] },
};
