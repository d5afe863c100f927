/** Stored states of a support ticket (SUP-1). */
export const TICKET_STATES = ['NEW', 'PROCESSED', 'COMPLETED'] as const;
export type TicketState = (typeof TICKET_STATES)[number];

/** Whose move it is. */
export const TICKET_TURNS = ['ADMIN', 'TEACHER'] as const;
export type TicketTurn = (typeof TICKET_TURNS)[number];

const TICKET_LABELS: Record<TicketState, Record<TicketTurn, string>> = {
  NEW: { ADMIN: '접수', TEACHER: '선생님 확인 대기' },
  PROCESSED: { ADMIN: '선생님 처리 완료', TEACHER: '관리자 처리 완료' },
  COMPLETED: { ADMIN: '완료', TEACHER: '완료' },
};

/** Three states and three further labels in the source: the state and whose turn it is make the label (SUP-1). */
export function ticketLabel(state: TicketState, turn: TicketTurn): string {
  return TICKET_LABELS[state][turn];
}

/** What a ticket is about (SUP-1). */
export const TICKET_TARGETS = ['TEACHER', 'LESSON', 'CLASS', 'COURSE'] as const;
export type TicketTarget = (typeof TICKET_TARGETS)[number];

export const TICKET_TARGET_LABELS: Record<TicketTarget, string> = {
  TEACHER: '선생님 계정',
  LESSON: '수업 회차',
  CLASS: '수업',
  COURSE: '강좌',
};
