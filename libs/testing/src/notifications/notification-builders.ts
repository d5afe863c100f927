import { millisecondsInHour } from 'date-fns/constants';
import { type Notification, NOTIFICATION_CATEGORIES } from '@portal/domain/notifications/notification';
import { categoryOf, notificationKindOf } from '@portal/domain/notifications/notification-kind';
import {
  isOnByDefault,
  NOTIFICATION_CHANNELS,
  type NotificationSettings,
} from '@portal/domain/notifications/notification-settings';

const SUBMISSION: Notification = {
  id: 'notification-1',
  title: '과제가 제출됐어요',
  content: '학생 A12 님이 ‘일차함수 활용’ 과제를 제출했어요.',
  highlightMarks: [{ type: 'BOLD_TAG', offset: 0, length: 6 }],
  category: 'GENERAL',
  publishedAt: '2026-11-18T10:12:00+09:00',
  isRead: false,
  openDetail: true,
  url: null,
  kind: 'SUBMISSION_RECEIVED',
  groupKey: null,
  action: null,
  isToAnswer: false,
  ofClass: null,
  isArchived: false,
  snoozedUntil: null,
};

/** An unread notification of the morning, with its first word marked bold; a known kind brings its category. */
export function aNotification(over: Partial<Notification> = {}): Notification {
  const kind = notificationKindOf(over.kind ?? null);
  return { ...SUBMISSION, ...(kind && { category: categoryOf(kind) }), ...over };
}

/** The student's wish behind `aLessonMove`, which is answered where it is told of. */
export const aMoveRequest = (over: Partial<Notification> = {}): Notification =>
  aNotification({
    kind: 'LESSON_MOVE_ASKED',
    title: '학생이 수업 시간을 바꾸고 싶어 해요',
    content: '중2 수학 개념 완성 – 일차함수 · 21/11/2026 (토) 10:00 → 22/11/2026 (일) 10:00. 이유: 학교 행사와 겹쳐요',
    highlightMarks: [{ type: 'BOLD_TAG', offset: 0, length: 18 }],
    action: { kind: 'ANSWER_MOVE', refId: 'move-1' },
    isToAnswer: true,
    ofClass: { id: 'class-a', name: '중2 수학 개념 완성 – 일차함수' },
    ...over,
  });

const QUARTER_DAY_MS = 6 * millisecondsInHour;

/** `count` notifications, newest first and six hours apart; `over` may depend on the position from 0. */
export const someNotifications = (
  count: number,
  over: (index: number) => Partial<Notification> = () => ({}),
): Notification[] =>
  Array.from({ length: count }, (_, index) =>
    aNotification({
      id: `notification-${index + 1}`,
      publishedAt: new Date(Date.parse('2026-11-18T01:12:00Z') - index * QUARTER_DAY_MS).toISOString(),
      ...over(index),
    }),
  );

/** Everything as it is until the teacher chooses, with an address to write to. */
export const someNotificationSettings = (over: Partial<NotificationSettings> = {}): NotificationSettings => ({
  items: NOTIFICATION_CATEGORIES.flatMap((category) =>
    NOTIFICATION_CHANNELS.map((channel) => ({ category, channel, on: isOnByDefault(category, channel) })),
  ),
  quietFrom: null,
  quietTo: null,
  digest: 'OFF',
  email: 'math@example.com',
  ...over,
});
