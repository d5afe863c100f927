import { type Ticket, type TicketMessage, type TicketSummary } from '@portal/domain/support/ticket';

/** A question about a lesson that waits for its first answer. */
export const aTicketSummary = (over: Partial<TicketSummary> = {}): TicketSummary => ({
  id: 'ticket-1',
  code: 'T-1001',
  openedBy: 'TEACHER',
  target: { type: 'LESSON', id: 'lesson-1', title: '중2 수학 개념 완성 – 일차함수 · 12회 기울기' },
  category: 'TECHNICAL',
  title: '수업 중에 화면 공유가 끊겼어요',
  status: 'NEW',
  turn: 'ADMIN',
  dueAt: '2026-11-19T18:00:00+09:00',
  createdAt: '2026-11-18T09:10:00+09:00',
  updatedAt: '2026-11-18T09:10:00+09:00',
  closedAt: null,
  rating: null,
  ...over,
});

/** An answer of the team. */
export const aTicketMessage = (over: Partial<TicketMessage> = {}): TicketMessage => ({
  id: 'message-1',
  authorRole: 'STAFF',
  content: '확인해 보니 연결이 3분 동안 끊겼어요. 끊긴 시간은 출석에서 빼 드렸어요.',
  files: [],
  at: '2026-11-18T11:30:00+09:00',
  ...over,
});

/** The same ticket with all that was written in it. */
export const aTicket = (over: Partial<Ticket> = {}): Ticket => ({
  ...aTicketSummary(),
  content: '수업을 시작하고 20분쯤 지나서 화면 공유가 두 번 끊겼어요. 학생은 소리만 들렸다고 해요.',
  files: [],
  evidenceLessonIds: [],
  messages: [],
  reopenUntil: null,
  ...over,
});
