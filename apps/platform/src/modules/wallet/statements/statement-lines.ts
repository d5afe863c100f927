import { DEFAULT_TIME_ZONE, dayOf } from '@portal/domain/time/day';
import { INCOME_STATE_LABELS } from '@portal/domain/wallet/income';
import { movedLabel, movedLessonsOf } from '@portal/domain/wallet/statement-parts';
import type { StatementDetail } from '@portal/domain/wallet/statements.contract';

/** One line of the lessons; `day` is null for what came from another system as one sum. */
interface StatementLine {
  readonly day: string | null;
  readonly name: string;
  readonly studentCount: number | null;
  readonly gross: number;
  readonly fee: number;
  readonly net: number;
}

export interface StatementMove {
  /** `YYYY-MM-DD`. */
  readonly day: string;
  readonly kind: '정정' | '출금';
  readonly name: string;
  /** Without a sign of its own for what was withdrawn. */
  readonly amount: number;
}

const marketDay = (at: string) => dayOf(at, DEFAULT_TIME_ZONE);

/** The lessons of a statement, the oldest first; they add up to its sums. */
export function linesOf(detail: StatementDetail): StatementLine[] {
  const lessons = detail.items.map(({ startAt, className, lessonNo, state, studentCount, gross, fee, net }) => ({
    day: marketDay(startAt),
    name: `${className} ${lessonNo}회차${state === 'REVERSED' ? ` (${INCOME_STATE_LABELS.REVERSED})` : ''}`,
    studentCount,
    gross,
    fee,
    net,
  }));
  const moved = movedLessonsOf(detail);
  if (!moved) return lessons;
  const { lessonCount, ...amounts } = moved;
  return [...lessons, { day: null, name: movedLabel(lessonCount), studentCount: null, ...amounts }];
}

/** What moved besides, in the order in which it did. */
export function movesOf({ corrections, payouts }: StatementDetail): StatementMove[] {
  const all: StatementMove[] = [
    ...corrections.map(({ at, amount, reason }) => ({
      day: marketDay(at),
      kind: '정정' as const,
      name: reason,
      amount,
    })),
    ...payouts.map(({ at, amount, account }) => ({ day: marketDay(at), kind: '출금' as const, name: account, amount })),
  ];
  return all.toSorted((one, other) => (one.day < other.day ? -1 : Number(one.day > other.day)));
}

/** `2026년 10월`. */
export const nameMonth = (month: string): string => `${month.slice(0, 4)}년 ${Number(month.slice(5))}월`;
