import type { Meta, StoryObj } from '@storybook/react-vite';
import type { LessonMove } from '@portal/domain/lessons/lesson-move';
import { lessonMovesContract } from '@portal/domain/lessons/lesson-moves.contract';
import type { Notification } from '@portal/domain/notifications/notification';
import { notificationsContract as contract } from '@portal/domain/notifications/notifications.contract';
import { DEFAULT_BOOKING_RULES } from '@portal/domain/schedule/booking-rules';
import { bookingRulesContract } from '@portal/domain/schedule/booking-rules.contract';
import { calendarContract } from '@portal/domain/schedule/calendar.contract';
import type { ScheduleFit } from '@portal/domain/schedule/schedule-conflict';
import { fake, fakeProblem, neverAnswers } from '@portal/testing/contract-fakes';
import { aMoveRequest, aNotification, someNotifications } from '@portal/testing/notifications/notification-builders';
import { aFullDay } from '@portal/testing/schedule/calendar-builders';
import { aLessonMove } from '@portal/testing/schedule/free-slot-builders';
import { NotificationsPage } from './notifications-page.tsx';

/** One of every category, each with what is told under it; the first `marked` signs are bold. */
const TOLD = (
  [
    [
      { kind: 'NEWS' },
      '수업 가능 시간을 여러 주에 한꺼번에 열 수 있어요',
      '한 주의 시간을 다른 주로 복사해 보세요.',
      5,
    ],
    [{ kind: 'PAYOUT' }, '정산이 끝났어요', '1,200,000đ이 수입에 들어왔어요.', 10],
    [{ kind: null, category: 'RMD' }, '수학을 찾는 학생이 늘었어요', '저녁 8시에 수업 가능 시간을 열어 보세요.', 5],
    [{ kind: 'LESSON_MISSED' }, '진행하지 않은 수업으로 남았어요', '어제 19:00 수업을 시작하지 않았어요.', 8],
    [{ kind: null, category: null }, '새 학기 시간표를 준비할 때예요', '다음 달 수업 시간을 확인해 주세요.', 4],
    [{ kind: 'TICKET_ANSWERED' }, '문의에 답변이 왔어요', '출금 계좌를 바꾸는 방법을 알려 드렸어요.', 5],
    [
      { kind: null, category: 'ADS' },
      '선생님을 초대하면 포인트를 드려요',
      '이번 달 말까지 초대한 선생님마다 두 배예요.',
      8,
    ],
    [{ kind: 'REVIEW_RECEIVED' }, '새 수강 후기가 올라왔어요', '학생 A03 님이 별점 5점을 남겼어요.', 6],
  ] as const
).map(([about, title, content, marked]): Partial<Notification> => ({
  ...about,
  title,
  content,
  highlightMarks: [{ type: 'BOLD_TAG', offset: 0, length: marked }],
}));
/** What is done to them, and what the page asks besides; `open` are the wishes that wait for an answer. */
const around = (...open: LessonMove[]) => [
  fake(contract.markAllNotificationsSeen, {}),
  fake(contract.markNotificationRead, {}),
  fake(lessonMovesContract.listLessonMoves, { items: open }),
  fake(lessonMovesContract.checkLessonMove, { other: null, isFreeTime: true }),
  fake(calendarContract.getCalendar, aFullDay('2026-11-22')),
  fake(bookingRulesContract.getBookingRules, { ...DEFAULT_BOOKING_RULES, secondTimeZone: 'Asia/Ho_Chi_Minh' }),
];
const writes = around();
/** One by its id, out of those that are listed. */
const oneOf = (listed: readonly Notification[]) =>
  fake(contract.getNotification, ({ query: { id } }) => listed.find((one) => one.id === id) ?? aNotification());
const many = someNotifications(129, (index) => ({
  ...TOLD[index % TOLD.length],
  isRead: index > 9,
}));
/** Lists, filters and pages as the platform does; nothing is put away. */
const full = fake(contract.listNotifications, ({ query: { filter = 'all', category, lastItem, size = '10' } }) => {
  const listed = many.filter(
    (one) => (filter === 'all' || (filter === 'unread' && !one.isRead)) && (!category || one.category === category),
  );
  const start = lastItem ? listed.findIndex(({ id }) => id === lastItem) + 1 : 0;
  return { total: listed.length, items: listed.slice(start, start + Number(size)) };
});

const meta = {
  component: NotificationsPage,
  parameters: {
    path: '/notification?type=notification',
    route: '/notification/:id?',
    platform: [full, oneOf(many), ...writes],
  },
} satisfies Meta<typeof NotificationsPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loaded: Story = { name: '알림 있음' };
export const Empty: Story = {
  name: '알림 없음',
  parameters: { platform: [fake(contract.listNotifications, { total: 0, items: [] }), ...writes] },
};
export const Filtered: Story = {
  name: '안 읽은 거래 알림만',
  parameters: { path: '/notification?type=notification&filter=unread&category=TRANS' },
};
export const FilteredEmpty: Story = {
  name: '고른 알림 없음',
  parameters: {
    path: '/notification?type=notification&filter=archived',
    platform: [fake(contract.listNotifications, { total: 0, items: [] }), ...writes],
  },
};
const asked = someNotifications(5, (index) => ({
  publishedAt: `2026-11-18T0${9 - index}:12:00+09:00`,
  ...(index === 0 ? aMoveRequest() : { groupKey: 'submissions-class-1' }),
}));
const wish = (over: Partial<LessonMove> = {}) => aLessonMove({ by: 'STUDENT', ...over });
const withWish = (move: LessonMove, fit: ScheduleFit = { other: null, isFreeTime: true }) => [
  fake(lessonMovesContract.checkLessonMove, fit),
  fake(contract.listNotifications, ({ query: { filter, classId, size } }) => {
    const items = filter === 'answer' || classId ? asked.slice(0, 1) : asked;
    return { total: items.length, items: size === '1' ? [] : items };
  }),
  oneOf(asked),
  fake(lessonMovesContract.getLessonMove, move),
  ...around(move, wish({ id: 'move-2', by: 'TEACHER', status: 'DECLINED' })),
];
export const WithAction: Story = {
  name: '바로 답하는 알림과 묶음',
  parameters: { platform: withWish(wish()) },
};
export const ToAnswer: Story = {
  name: '답할 것',
  parameters: { path: '/notification?type=notification&filter=answer', platform: withWish(wish()) },
};
export const Asked: Story = {
  name: '휴대전화: 답하는 알림',
  parameters: { path: '/notification/notification-1', platform: withWish(wish({ within24h: true })) },
  globals: { viewport: { value: 'w390' } },
};
export const Taken: Story = {
  name: '바꿀 시간에 수업이 있음',
  parameters: {
    path: '/notification/notification-1',
    platform: withWish(wish(), {
      other: {
        kind: 'LESSON',
        id: 'lesson-2',
        title: '중3 수학 심화',
        startAt: '2026-11-22T12:00:00+09:00',
        endAt: '2026-11-22T13:00:00+09:00',
      },
      isFreeTime: true,
    }),
  },
};
export const OfClass: Story = {
  name: '한 수업의 알림',
  parameters: { path: '/notification?type=notification&class=class-a', platform: withWish(wish()) },
};
export const Expired: Story = {
  name: '기한이 지난 요청',
  parameters: { path: '/notification/notification-1', platform: withWish(wish({ status: 'EXPIRED' })) },
};
export const Gone: Story = {
  name: '일부만: 연 알림은 없음',
  parameters: {
    path: '/notification/gone',
    platform: [full, fakeProblem(contract.getNotification, 'NOT_FOUND'), ...writes],
  },
};
export const Loading: Story = {
  name: '불러오는 중',
  parameters: { platform: [neverAnswers(contract.listNotifications), ...writes] },
};
export const Failed: Story = {
  name: '오류 (조용히)',
  parameters: { platform: [fakeProblem(contract.listNotifications, 'UNEXPECTED'), ...writes] },
};
export const Longest: Story = { ...Loaded, name: '가장 긴 내용', globals: { texts: 'long' } };
