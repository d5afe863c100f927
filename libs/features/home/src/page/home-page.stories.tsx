import type { Meta, StoryObj } from '@storybook/react-vite';
import { chatsContract } from '@portal/domain/chat/chats.contract';
import { lessonDeskContract } from '@portal/domain/lessons/lesson-desk.contract';
import { notificationsContract } from '@portal/domain/notifications/notifications.contract';
import { todayContract } from '@portal/domain/planning/today.contract';
import { calendarContract } from '@portal/domain/schedule/calendar.contract';
import { teachersContract } from '@portal/domain/teachers/teachers.contract';
import { aChatRoom } from '@portal/testing/chat/chat-builders';
import { fake, fakeProblem, neverAnswers } from '@portal/testing/contract-fakes';
import { aCalendar, aLesson } from '@portal/testing/schedule/calendar-builders';
import { someTeacherCards } from '@portal/testing/teachers/teacher-builders';
import { aDeskWithThree } from '../next/next.fixture.ts';
import { HomePage } from './home-page.tsx';

/** Today's third, which the calendar has too. */
const evening = aLesson({
  id: 'lesson-evening',
  classId: 'class-5',
  className: '고1 수학 기초',
  no: 8,
  title: '집합의 연산',
  status: 'UPCOMING',
  mode: 'OFFLINE',
  place: '마포구 스터디룸 2호',
  startAt: '2026-11-18T19:00:00+09:00',
  endAt: '2026-11-18T20:00:00+09:00',
});
const calendar = fake(calendarContract.getCalendar, aCalendar({ lessons: [...aCalendar().lessons, evening] }));
const count = fake(notificationsContract.countNotSeenNotifications, { count: 5 });

const desk = fake(lessonDeskContract.getLessonDesk, aDeskWithThree);
const tasks = fake(todayContract.getToday, {
  tasks: [
    {
      id: 'close',
      type: 'REMINDER',
      title: '수업 마무리하기: 고1 수학 기초 · 어제 09:30',
      dueAt: '2026-11-18T10:30:00+09:00',
      isOverdue: true,
      class: null,
      action: { kind: 'WRAP_UP', lesson: { id: 'lesson-morning', startAt: '2026-11-17T09:30:00+09:00' } },
    },
  ],
});
const chats = fake(chatsContract.listChats, { total: 1, items: [aChatRoom()] });

const meta = {
  component: HomePage,
  parameters: { path: '/', platform: [calendar, count, tasks, chats, desk] },
} satisfies Meta<typeof HomePage>;
export default meta;
type Story = StoryObj<typeof meta>;

const featured = teachersContract.listFeaturedTeachers;
export const Visitor: Story = {
  name: '로그인하지 않음',
  parameters: { signedIn: false, platform: [fake(featured, { items: someTeacherCards() })] },
};
export const VisitorLoading: Story = {
  name: '로그인하지 않음: 선생님을 불러오는 중',
  parameters: { signedIn: false, platform: [neverAnswers(featured)] },
};
export const VisitorFailed: Story = {
  name: '로그인하지 않음: 선생님을 불러오지 못함',
  parameters: { signedIn: false, platform: [fakeProblem(featured, 'UNEXPECTED')] },
};
export const VisitorLongest: Story = { ...Visitor, name: '로그인하지 않음: 가장 긴 내용', globals: { texts: 'long' } };
export const Loaded: Story = { name: '오늘: 수업 있음' };
export const Empty: Story = {
  name: '오늘: 수업 없음',
  parameters: {
    platform: [
      fake(calendarContract.getCalendar, aCalendar({ lessons: [], events: [], freeTimes: [], timeOffs: [] })),
      fake(notificationsContract.countNotSeenNotifications, { count: 0 }),
      fake(todayContract.getToday, { tasks: [] }),
      fake(chatsContract.listChats, { total: 0, items: [] }),
    ],
  },
};
export const Loading: Story = {
  name: '오늘: 불러오는 중',
  parameters: {
    platform: [
      neverAnswers(calendarContract.getCalendar),
      neverAnswers(notificationsContract.countNotSeenNotifications),
      neverAnswers(todayContract.getToday),
      neverAnswers(chatsContract.listChats),
    ],
  },
};
export const Failed: Story = {
  name: '오늘: 오류',
  parameters: {
    platform: [
      fakeProblem(calendarContract.getCalendar, 'UNEXPECTED'),
      fakeProblem(notificationsContract.countNotSeenNotifications, 'UNEXPECTED'),
      fakeProblem(todayContract.getToday, 'UNEXPECTED'),
      fakeProblem(chatsContract.listChats, 'UNEXPECTED'),
    ],
  },
};
export const PartlyFailed: Story = {
  name: '오늘: 일부 실패',
  parameters: { platform: [fakeProblem(calendarContract.getCalendar, 'UNEXPECTED'), count, tasks, chats] },
};
export const Longest: Story = { ...Loaded, name: '가장 긴 내용', globals: { texts: 'long' } };
