import type { ChatMessage } from '@portal/domain/chat/chat-message';
import type { Chat, ChatRoom } from '@portal/domain/chat/chats.contract';
import { type Notification, NOTIFICATION_CATEGORIES } from '@portal/domain/notifications/notification';
import {
  isOnByDefault,
  NOTIFICATION_CHANNELS,
  type NotificationSettings,
} from '@portal/domain/notifications/notification-settings';

/** An unread notification of the morning, with its first word marked bold. */
export const aNotification = (over: Partial<Notification> = {}): Notification => ({
  id: 'notification-1',
  title: '과제가 제출됐어요',
  content: '학생 A12 님이 ‘일차함수 활용’ 과제를 제출했어요.',
  highlightMarks: [{ type: 'BOLD_TAG', offset: 0, length: 6 }],
  category: 'TRANS',
  publishedAt: '2026-11-18T10:12:00+09:00',
  isRead: false,
  openDetail: true,
  url: null,
  kind: 'SUBMISSION_RECEIVED',
  groupKey: null,
  action: null,
  isArchived: false,
  snoozedUntil: null,
  ...over,
});

const QUARTER_DAY_MS = 6 * 3_600_000;

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

/** A talk with a guardian who has waited for an answer since ten to ten. */
export const aChatRoom = (over: Partial<ChatRoom> = {}): ChatRoom => ({
  id: 'room-1',
  kind: 'P2P',
  title: '보호자 B07',
  avatar: null,
  lastMessage: {
    senderName: '보호자 B07',
    preview: '내일 수업 시간을 조금 늦출 수 있을까요?',
    at: '2026-11-18T09:50:00+09:00',
  },
  unreadCount: 2,
  waitingSince: '2026-11-18T09:50:00+09:00',
  isArchived: false,
  ...over,
});

const person = (no: number) => ({ id: `grd-b0${no}`, name: `보호자 B0${no}`, avatar: null });

/** The room of a class with the teacher and three guardians, in which everything was read. */
export const aChat = (over: Partial<Chat> = {}): Chat => {
  const lastSeq = over.lastSeq ?? 6;
  return {
    ...aChatRoom({ kind: 'ROOM', title: '중2 수학 개념 완성 – 일차함수', unreadCount: 0, waitingSince: null }),
    classId: 'class-1',
    lastSeq,
    lastReadSeq: lastSeq,
    members: [
      { id: 'user-math', name: '김수학', avatar: null, isMe: true, lastReadSeq: lastSeq },
      ...[2, 3, 4].map((no) => ({ ...person(no), isMe: false, lastReadSeq: lastSeq })),
    ],
    ...over,
  };
};

/** What a guardian wrote this morning; every message comes a minute after the one before. */
export const aChatMessage = (over: Partial<ChatMessage> = {}): ChatMessage => {
  const seq = over.seq ?? 1;
  return {
    seq,
    sender: over.isMine ? { id: 'user-math', name: '김수학', avatar: null } : person(2),
    isMine: false,
    clientId: null,
    content: `${seq}번째 메시지`,
    files: [],
    at: new Date(Date.parse('2026-11-18T09:00:00+09:00') + seq * 60_000).toISOString(),
    ...over,
  };
};
