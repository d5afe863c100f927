import type { LessonIncome } from '@portal/domain/wallet/income';
import type { Statement, StatementDetail } from '@portal/domain/wallet/statements.contract';
import { aConfirmedIncome, earnedBy, earnedOf } from './income-builders.ts';

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

const inOctober = (no: number): LessonIncome => {
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
  });
};

/** The same month with six of its lessons, one correction and one payout: all sums are of what stands on it. */
export function aStatementDetail(over: Partial<StatementDetail> = {}): StatementDetail {
  const items = over.items ?? Array.from({ length: 6 }, (_, at) => inOctober(at + 1));
  const corrections = over.corrections ?? [
    {
      transactionId: 'txn-c1',
      at: '2026-10-21T11:00:00+09:00',
      amount: -160_800,
      reason: '학생 한 명이 결석으로 인정됐어요',
    },
  ];
  const sum = (pick: (one: LessonIncome) => number) => items.reduce((all, one) => all + pick(one), 0);
  const adjustments = corrections.reduce((all, { amount }) => all + amount, 0);
  const net = sum((one) => one.net);
  const payouts = over.payouts ?? [
    { withdrawalId: 'wdr-10', at: '2026-10-31T15:00:00+09:00', amount: net + adjustments, account: '은행 A ••••6789' },
  ];
  return {
    ...aStatement(),
    lessonCount: items.length,
    gross: sum((one) => one.gross),
    fee: sum((one) => one.fee),
    platform: sum((one) => one.platform),
    channel: sum((one) => one.channel),
    net,
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
