import { millisecondsInMinute } from 'date-fns/constants';
import type { ChatFamily } from '@portal/domain/chat/chat-family';
import type { ChatMessage } from '@portal/domain/chat/chat-message';
import type { Chat, ChatRoom } from '@portal/domain/chat/chats.contract';
import type { LaterMessage } from '@portal/domain/chat/later-message';
import type { KnownFamily } from '@portal/domain/chat/pairs.contract';
import { type Voice, WAVE_BARS_MAX } from '@portal/domain/chat/voice';

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
  lastSeq: 6,
  answeredSeq: 4,
  waitingSince: '2026-11-18T09:50:00+09:00',
  waitableSeq: null,
  isArchived: false,
  family: null,
  laterAt: null,
  isPinned: false,
  mute: null,
  block: 'NONE',
  ...over,
});

/** A family that reads Vietnamese, two hours behind Seoul. */
export const aChatFamily = (over: Partial<ChatFamily> = {}): ChatFamily => ({
  guardianId: 'grd-b07',
  students: ['학생 A07'],
  className: '중2 수학 개념 완성',
  language: 'vi',
  timeZone: 'Asia/Ho_Chi_Minh',
  ...over,
});

/** A guardian whom the teacher may write to. */
export const aKnownFamily = (over: Partial<KnownFamily> = {}): KnownFamily => ({
  name: '보호자 B07',
  ...aChatFamily(),
  ...over,
});

const person = (no: number) => ({ id: `grd-b0${no}`, name: `보호자 B0${no}`, avatar: null });

/** The room of a class with the teacher and three guardians who read Korean, in which everything was read. */
export const aChat = (over: Partial<Chat> = {}): Chat => {
  const lastSeq = over.lastSeq ?? 6;
  const { language, timeZone } = over.family ?? ({ language: 'ko', timeZone: 'Asia/Seoul' } as const);
  return {
    ...aChatRoom({
      kind: 'ROOM',
      title: '중2 수학 개념 완성 – 일차함수',
      unreadCount: 0,
      waitingSince: null,
      waitableSeq: 5,
    }),
    classId: 'class-1',
    readers: [{ language, timeZone }],
    nextLessonAt: null,
    lastSeq,
    answeredSeq: lastSeq,
    lastReadSeq: lastSeq,
    laterCount: 0,
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
    change: 0,
    sender: over.isMine ? { id: 'user-math', name: '김수학', avatar: null } : person(2),
    isMine: false,
    clientId: null,
    content: `${seq}번째 메시지`,
    files: [],
    voice: null,
    card: null,
    replyTo: null,
    editedAt: null,
    deletedAt: null,
    verdict: null,
    reactions: [],
    announcementId: null,
    at: new Date(Date.parse('2026-11-18T09:00:00+09:00') + seq * millisecondsInMinute).toISOString(),
    ...over,
  };
};

/** What is known of a voice of two sentences, with a breath between them. */
export const aVoice = (over: Partial<Voice> = {}): Voice => ({
  seconds: 42,
  wave: Array.from({ length: WAVE_BARS_MAX }, (_, at) => (at === 24 ? 0 : 20 + ((at * 37) % 70))),
  ...over,
});

/** What the teacher keeps for tomorrow morning. */
export const aLaterMessage = (over: Partial<LaterMessage> = {}): LaterMessage => ({
  id: '5f0c6c3e-9a43-4f8e-8a55-6a1f2b7d9c10',
  content: 'Mai cô dạy từ trang 44, bé mang thước và bút chì nhé.',
  files: [],
  card: null,
  replyTo: null,
  contactReason: null,
  sendAt: '2026-11-19T11:00:00+09:00',
  failure: null,
  ...over,
});
