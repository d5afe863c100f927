import { millisecondsInDay } from 'date-fns/constants';
import * as v from 'valibot';
import { FileRef } from '../assets/file.ts';
import { Id, Instant } from '../contract/scalar.ts';
import { LIMITS } from '../tenant/limits.ts';

/** Stored states of a support ticket (SUP-1). */
export const TICKET_STATES = ['NEW', 'PROCESSED', 'COMPLETED'] as const;
export type TicketState = (typeof TICKET_STATES)[number];

/** Whose move it is; nobody's once a ticket is completed. */
export const TICKET_TURNS = ['ADMIN', 'TEACHER'] as const;
export type TicketTurn = (typeof TICKET_TURNS)[number];

const TICKET_LABELS: Record<TicketState, Record<TicketTurn, string>> = {
  NEW: { ADMIN: '접수', TEACHER: '선생님 확인 대기' },
  PROCESSED: { ADMIN: '선생님 처리 완료', TEACHER: '관리자 처리 완료' },
  COMPLETED: { ADMIN: '완료', TEACHER: '완료' },
};

/** Three states and three further labels in the source: the state and whose turn it is make the label (SUP-1). */
export function ticketLabel(state: TicketState, turn: TicketTurn | null): string {
  return TICKET_LABELS[state][turn ?? 'TEACHER'];
}

/** The states in the words of the teacher who asked; a list that knows whose turn it is has `ticketLabel`. */
export const TICKET_STATE_LABELS: Record<TicketState, string> = {
  NEW: TICKET_LABELS.NEW.ADMIN,
  PROCESSED: '처리 중',
  COMPLETED: TICKET_LABELS.COMPLETED.ADMIN,
};

/** What a ticket is about (SUP-1). */
export const TICKET_TARGETS = ['TEACHER', 'LESSON', 'CLASS', 'COURSE'] as const;
export type TicketTarget = (typeof TICKET_TARGETS)[number];

export const TICKET_TARGET_LABELS: Record<TicketTarget, string> = {
  TEACHER: '선생님 계정',
  LESSON: '수업 회차',
  CLASS: '수업',
  COURSE: '강좌',
};

export const TICKET_CATEGORIES = ['LESSON', 'STUDENT', 'APPROVAL', 'PAYOUT', 'TECHNICAL', 'ACCOUNT', 'OTHER'] as const;
export type TicketCategory = (typeof TICKET_CATEGORIES)[number];

export const TICKET_CATEGORY_LABELS: Record<TicketCategory, string> = {
  LESSON: '수업 진행과 일정',
  STUDENT: '학생과 보호자',
  APPROVAL: '심사와 승인',
  PAYOUT: '정산과 출금',
  TECHNICAL: '오류와 기술 문제',
  ACCOUNT: '계정',
  OTHER: '그 밖의 문의',
};

/** Who wrote: a teacher, somebody of her families, or the team, who all sign as one. */
export const TICKET_SIDES = ['TEACHER', 'STUDENT', 'STAFF'] as const;
export type TicketSide = (typeof TICKET_SIDES)[number];

/** Until when a ticket that was completed then can be opened again. */
export const ticketReopenUntil = (closedAt: Date): Date =>
  new Date(closedAt.getTime() + LIMITS.ticketReopenDays * millisecondsInDay);

/** When a ticket completes by itself, if its teacher says nothing after an answer of then. */
export const ticketSilenceUntil = (answeredAt: Date): Date =>
  new Date(answeredAt.getTime() + LIMITS.ticketSilenceDays * millisecondsInDay);

export const TicketRating = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(5));

/** A ticket as a list shows it. */
export const TicketSummary = v.object({
  id: Id,
  code: v.string(),
  openedBy: v.picklist(TICKET_SIDES),
  /** Named as it was called when the ticket was opened; no id for the teacher herself. */
  target: v.object({ type: v.picklist(TICKET_TARGETS), id: v.nullable(Id), title: v.string() }),
  category: v.picklist(TICKET_CATEGORIES),
  title: v.string(),
  status: v.picklist(TICKET_STATES),
  turn: v.nullable(v.picklist(TICKET_TURNS)),
  /** Until when whoever has the turn should answer; after an answer, when the ticket completes by itself. */
  dueAt: v.nullable(Instant),
  createdAt: Instant,
  /** When somebody last wrote or decided something. */
  updatedAt: Instant,
  closedAt: v.nullable(Instant),
  rating: v.nullable(TicketRating),
});
export type TicketSummary = v.InferOutput<typeof TicketSummary>;

export const TicketMessage = v.object({
  id: Id,
  authorRole: v.picklist(TICKET_SIDES),
  content: v.string(),
  files: v.array(FileRef),
  at: Instant,
});
export type TicketMessage = v.InferOutput<typeof TicketMessage>;

/** A ticket with everything that was written, oldest first. */
export const Ticket = v.object({
  ...TicketSummary.entries,
  content: v.string(),
  files: v.array(FileRef),
  /** Lessons whose evidence belongs to it. */
  evidenceLessonIds: v.array(Id),
  messages: v.array(TicketMessage),
  /** Null unless it is completed. */
  reopenUntil: v.nullable(Instant),
});
export type Ticket = v.InferOutput<typeof Ticket>;
