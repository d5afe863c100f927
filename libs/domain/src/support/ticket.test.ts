import { LIMITS } from '../tenant/limits.ts';
import {
  TICKET_STATE_LABELS,
  TICKET_STATES,
  TICKET_TURNS,
  ticketLabel,
  ticketReopenUntil,
  ticketSilenceUntil,
} from './ticket.ts';

const DAY = 86_400_000;

describe('what a ticket is called [SUP-1]', () => {
  it('depends on its state and on whose turn it is: the six words of the source, two of them the same', () => {
    const words = TICKET_STATES.flatMap((state) => TICKET_TURNS.map((turn) => ticketLabel(state, turn)));
    expect(words).toEqual(['접수', '선생님 확인 대기', '선생님 처리 완료', '관리자 처리 완료', '완료', '완료']);
  });

  it('is that of a ticket of nobody’s turn once it is over', () => {
    expect(ticketLabel('COMPLETED', null)).toBe('완료');
  });

  it('is told the teacher who asked in words of hers, one for each state', () => {
    expect(TICKET_STATES.map((state) => TICKET_STATE_LABELS[state])).toEqual(['접수', '처리 중', '완료']);
  });
});

describe('the times of a ticket [SUP-1]', () => {
  const at = new Date('2026-11-18T01:42:00Z');

  it('give her the days of the limits to open it again, and to say something after an answer', () => {
    expect(+ticketReopenUntil(at) - +at).toBe(LIMITS.ticketReopenDays * DAY);
    expect(+ticketSilenceUntil(at) - +at).toBe(LIMITS.ticketSilenceDays * DAY);
  });
});
