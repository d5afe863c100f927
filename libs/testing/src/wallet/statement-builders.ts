import type { EarnedOf, LessonIncome } from '@portal/domain/wallet/income';
import { paidLaterOf } from '@portal/domain/wallet/statement-parts';
import type { Statement, StatementDetail } from '@portal/domain/wallet/statements.contract';
import { aConfirmedIncome, earnedBy, earnedOf, sumOfEarned } from './income-builders.ts';

/** October, which was paid out at its end. */
export const aStatement = (over: Partial<Statement> = {}): Statement => ({
  month: '2026-10',
  state: 'PAID',
  ...earnedOf(60, 500_000),
  adjustments: -160_800,
  withdrawn: 19_939_200,
  payoutId: 'wdr-10',
  ...over,
});

/** A lesson of a day of October, confirmed in its evening. */
export const inOctober = (no: number, over: Partial<LessonIncome> = {}): LessonIncome => {
  const day = String(no).padStart(2, '0');
  return aConfirmedIncome({
    lessonId: `lesson-oct-${no}`,
    lessonNo: no,
    lessonTitle: `${no}회차 내용`,
    startAt: `2026-10-${day}T18:00:00+09:00`,
    endAt: `2026-10-${day}T19:00:00+09:00`,
    confirmedAt: `2026-10-${day}T21:00:00+09:00`,
    transactionId: `txn-oct-${no}`,
    ...earnedBy(500_000),
    ...over,
  });
};

/**
 * The same month with six of its lessons, one correction and one payout: all sums are of what stands on it, and of what was
 * moved to it from another system.
 */
export function aStatementDetail(
  over: Partial<StatementDetail> = {},
  moved: EarnedOf = earnedOf(0, 0),
): StatementDetail {
  const items = over.items ?? Array.from({ length: 6 }, (_, at) => inOctober(at + 1));
  const corrections = over.corrections ?? [
    {
      transactionId: 'txn-c1',
      at: '2026-10-21T11:00:00+09:00',
      amount: -160_800,
      reason: '학생 한 명이 결석으로 인정됐어요',
    },
  ];
  const adjustments = corrections.reduce((all, { amount }) => all + amount, 0);
  const earned = sumOfEarned([...items.map((one) => ({ lessonCount: 1, ...one })), moved]);
  const later = paidLaterOf({ month: over.month ?? aStatement().month, items });
  const payouts = over.payouts ?? [
    {
      withdrawalId: 'wdr-10',
      at: '2026-10-31T15:00:00+09:00',
      amount: earned.net + adjustments - later,
      account: '은행 A ••••6789',
    },
  ];
  return {
    ...aStatement(),
    ...earned,
    adjustments,
    withdrawn: payouts.reduce((all, { amount }) => all + amount, 0),
    payoutId: payouts[0]?.withdrawalId ?? null,
    teacherName: '김수학',
    taxCode: '8012345678',
    ...over,
    items,
    corrections,
    payouts,
  };
}
