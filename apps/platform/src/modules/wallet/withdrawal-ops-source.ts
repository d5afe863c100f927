import { subDays } from 'date-fns/subDays';
import { formatDay } from '@portal/domain/format/date-time';
import { formatMoney } from '@portal/domain/format/money';
import type { OpsField } from '@portal/domain/ops/ops';
import { dayOf, DEFAULT_TIME_ZONE } from '@portal/domain/time/day';
import { maskAccountNumber } from '@portal/domain/wallet/payment-account';
import { SHOWN_STATE_LABELS, shownStateOf } from '@portal/domain/wallet/states/shown-state';
import { WITHDRAWAL_FAILURE_LABELS, WITHDRAWAL_TRIGGER_LABELS } from '@portal/domain/wallet/withdrawal';
import { type DeskQueue, deskQueue } from '../../core/desk/desk-queue.ts';
import { tellWithdrawalChanged } from './withdrawal-changed.ts';
import type { WithdrawalDeps } from './withdrawal-deps.ts';
import { withdrawalNotice } from './withdrawal-notices.ts';
import { fail, takeStep } from './withdrawal-steps.ts';
import { ownWithdrawalQueries, withdrawalStepQueries } from './withdrawals.queries.ts';
import type { WithdrawalRow } from './withdrawals.tables.ts';

const EARLIER = 5;
const DAYS_TOGETHER = 7;

/** Withdrawals on the operator desk: a yes hands one to the bank, a no brings the money back. */
export function withdrawalOpsSource(deps: WithdrawalDeps): DeskQueue {
  const { config, database, notify } = deps;
  const limit = config.secondPersonAbove;

  /** Several that one person lets through one after the other are one of their sum. */
  async function needsSecond({ id, teacherId, amount, requestedAt }: WithdrawalRow): Promise<boolean> {
    if (amount > limit) return true;
    const since = subDays(requestedAt, DAYS_TOGETHER);
    return (
      amount + (await ownWithdrawalQueries(database.db, teacherId).approvedSince(since, { id, atMost: limit })) > limit
    );
  }

  const withdrawals = withdrawalStepQueries(database.db);
  const queue = deskQueue(deps, {
    queue: 'WITHDRAWALS',

    async material(id) {
      const row = await withdrawals.byId(id);
      if (!row) return undefined;
      const earlier = await ownWithdrawalQueries(database.db, row.teacherId).before(row.seq, EARLIER);
      const second = (await needsSecond(row)) ? [secondField(row, limit)] : [];
      return { fields: [...fieldsOf(row, earlier), ...second], note: '', files: [], lessons: [] };
    },
    async needsSecond(id) {
      const row = await withdrawals.byId(id);
      return row !== undefined && (await needsSecond(row));
    },
    async confirmed({ tx, id, operatorId, now: at }) {
      const seen = (await withdrawalStepQueries(tx).byId(id))!;
      await takeStep(tx, seen, { event: 'CONFIRM', actorId: operatorId, at });
    },

    async decide({ tx, id, operatorId, verdict, now: at }) {
      const seen = (await withdrawalStepQueries(tx).byId(id))!;
      const by = { actorId: operatorId, at };
      const row =
        verdict.decision === 'ACCEPT'
          ? await takeStep(tx, seen, { event: 'APPROVE', ...by })
          : await fail(tx, seen, { event: 'DECLINE', cause: 'DECLINED', note: verdict.reason, ...by });
      await notify(tx, withdrawalNotice(row));
    },
  });
  return {
    ...queue,
    async decide(id, operatorId, verdict) {
      await queue.decide(id, operatorId, verdict);
      const row = await withdrawals.byId(id);
      if (row) tellWithdrawalChanged(deps, row.teacherId, id);
    },
  };
}

function fieldsOf(row: WithdrawalRow, earlier: readonly WithdrawalRow[]): OpsField[] {
  const { amount, balanceBefore } = row;
  return [
    { path: 'code', label: '거래 번호', text: row.code },
    { path: 'amount', label: '금액', text: formatMoney(amount) },
    { path: 'bank', label: '은행', text: row.bankName },
    { path: 'account', label: '계좌번호', text: maskAccountNumber(row.accountNumber) },
    { path: 'holder', label: '예금주', text: row.holder },
    { path: 'trigger', label: '신청 방법', text: WITHDRAWAL_TRIGGER_LABELS[row.trigger] },
    { path: 'balanceBefore', label: '신청 전 잔액', text: formatMoney(balanceBefore) },
    { path: 'balanceAfter', label: '신청 후 잔액', text: formatMoney(balanceBefore - amount) },
    ...(row.finishedAt ? [{ path: 'end', label: '결과', text: endOf(row, row.finishedAt) }] : []),
    { path: 'earlier', label: '지난 출금', text: earlier.map(lineOf).join('\n') },
  ];
}

const secondField = ({ amount }: WithdrawalRow, limit: number): OpsField => ({
  path: 'second',
  label: '두 번째 확인',
  text: `${amount > limit ? '' : `${DAYS_TOGETHER}일 동안 승인한 금액과 더하면 `}${formatMoney(limit)}을 넘어서 서로 다른 두 사람이 확인해요.`,
});

/** What the bank answered, or how else it ended: whoever let it go learns it here. */
const endOf = ({ state, failCause, failNote }: WithdrawalRow, at: Date): string =>
  [
    SHOWN_STATE_LABELS[shownStateOf(state, failCause)],
    formatDay(dayOf(at, DEFAULT_TIME_ZONE)),
    failCause && WITHDRAWAL_FAILURE_LABELS[failCause],
    failNote,
  ]
    .filter(Boolean)
    .join(' · ');

const lineOf = ({ requestedAt, amount, state, failCause, bankName, accountNumber }: WithdrawalRow) =>
  [
    formatDay(dayOf(requestedAt, DEFAULT_TIME_ZONE)),
    formatMoney(amount),
    `${bankName} ${maskAccountNumber(accountNumber)}`,
    SHOWN_STATE_LABELS[shownStateOf(state, failCause)],
  ].join(' · ');
