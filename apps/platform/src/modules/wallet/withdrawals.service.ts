import { createHash, randomUUID } from 'node:crypto';
import { formatMoney, groupDigits } from '@portal/domain/format/money';
import { LIMITS } from '@portal/domain/tenant/limits';
import { HOLDER_DIFFERS_LABEL, isHolderName } from '@portal/domain/wallet/accounts/holder-name';
import type { WithdrawalTrigger } from '@portal/domain/wallet/withdrawal';
import type { Db, Tx } from '../../core/database/database.ts';
import { decisionDueAt } from '../../core/days/decision-due.ts';
import type { DeskQueue } from '../../core/desk/desk-queue.ts';
import { DomainError } from '../../core/domain-error.ts';
import { createTurns } from '../../core/in-turn.ts';
import { madeOnce } from '../../core/made-once.ts';
import type { Proven } from '../identity/module.ts';
import { paymentAccountQueries } from './accounts/payment-accounts.queries.ts';
import { post, transfer } from './ledger.queries.ts';
import { transactionCode } from './transaction-code.ts';
import type { PaymentAccountRow, WalletRow } from './wallet.tables.ts';
import { transactionQueries, walletQueries } from './wallets.queries.ts';
import { tellWithdrawalChanged } from './withdrawal-changed.ts';
import type { WithdrawalDeps } from './withdrawal-deps.ts';
import { withdrawalNotice } from './withdrawal-notices.ts';
import { fail } from './withdrawal-steps.ts';
import { ownWithdrawalQueries, withdrawalStepQueries } from './withdrawals.queries.ts';
import type { WithdrawalRow } from './withdrawals.tables.ts';

export interface NewWithdrawal {
  /** Made before it is sent: the same one with the same content twice is one withdrawal (R11). */
  readonly key: string;
  readonly amount: number;
  /** The default account without one. */
  readonly accountId?: string;
  readonly trigger: WithdrawalTrigger;
}

/** What a teacher does with her money, and what the end of a month does for her. */
export function withdrawalService(deps: WithdrawalDeps, desk: Pick<DeskQueue, 'open' | 'cancel'>) {
  const { database, clock, notify, accounts } = deps;
  const { db } = database;
  const inTurn = createTurns();

  /** What this key has made already, whatever became of the proof since. */
  async function known(on: Db | Tx, teacherId: string, wanted: NewWithdrawal): Promise<WithdrawalRow | undefined> {
    const made = await ownWithdrawalQueries(on, teacherId).byKey(wanted.key);
    if (made && made.requestHash !== hashOf(wanted)) throw new DomainError('KEY_REUSED');
    return made;
  }

  /** The amount goes on hold, and the operators learn of it. */
  async function open(tx: Tx, wallet: WalletRow, wanted: NewWithdrawal, dueAt: Date): Promise<WithdrawalRow> {
    const { key, amount, trigger } = wanted;
    const teacherId = wallet.ownerId;
    const at = clock.now();
    if (wallet.available < amount) throw new DomainError('BALANCE_NOT_ENOUGH');
    const account = usable(await paymentAccountQueries(tx, teacherId).lock(wanted.accountId), at);
    const ids = { id: `wdr_${randomUUID()}`, transactionId: `txn_${randomUUID()}` };
    const code = transactionCode('WD', at);
    await transactionQueries(tx).add(wallet, {
      id: ids.transactionId,
      code,
      kind: 'WD',
      amount,
      reason: 'PAYOUT',
      createdAt: at,
      refType: 'WITHDRAWAL',
      refId: ids.id,
      title: trigger === 'MONTH_END' ? '월말 정산' : '출금',
    });
    const row = await ownWithdrawalQueries(tx, teacherId).add({
      ...ids,
      code,
      amount,
      trigger,
      walletId: wallet.id,
      balanceBefore: wallet.available,
      requestKey: key,
      requestHash: hashOf(wanted),
      requestedAt: at,
      dueAt,
      ...snapshotOf(account),
    });
    await post(tx, {
      txId: ids.transactionId,
      currency: 'VND',
      at,
      entries: transfer(amount, {
        from: { walletId: wallet.id, bucket: 'AVAILABLE' },
        to: { walletId: wallet.id, bucket: 'ON_HOLD' },
      }),
    });
    const actorId = trigger === 'MONTH_END' ? 'CLOCK' : teacherId;
    await withdrawalStepQueries(tx).record({
      withdrawalId: row.id,
      event: 'REQUEST',
      toPlace: 'REQUESTED',
      actorId,
      at,
    });
    const title = `${formatMoney(amount)} · ${account.bankName}`;
    await desk.open(tx, { id: row.id, teacherId, title, mark: await markOf(tx, row), submittedAt: at, dueAt });
    await notify(tx, withdrawalNotice(row));
    return row;
  }

  /** Whoever lets it go sees in its row that the bank may send it back. */
  async function markOf(tx: Tx, { teacherId, holder }: WithdrawalRow): Promise<string> {
    const teacher = await accounts.getUser(tx, teacherId);
    return teacher && !isHolderName(holder, teacher.name) ? HOLDER_DIFFERS_LABEL : '';
  }

  async function ask(teacherId: string, wanted: NewWithdrawal, proven: Proven | undefined): Promise<WithdrawalRow> {
    refuseWrongAmount(wanted.amount);
    const dueAt = await decisionDueAt(clock.now(), LIMITS.withdrawalApprovalWorkingDays);
    return db.transaction(async (tx) => {
      // Whoever asks at the same time waits here, and then finds what the first one made.
      const wallet = await walletQueries(tx, teacherId, 'VND').lock();
      const made = await known(tx, teacherId, wanted);
      if (made) return made;
      await proven?.use(tx);
      return open(tx, wallet, wanted, dueAt);
    });
  }

  return {
    /**
     * Asks for a withdrawal, once for each key: whoever sends it again gets what it made. `prove` shows that it is she who asks;
     * without it nobody does, as at the end of a month. What is refused leaves the proof as it was. Throws KEY_REUSED, what
     * `prove` throws, AMOUNT_TOO_SMALL, BALANCE_NOT_ENOUGH, NO_ACCOUNT and ACCOUNT_ON_HOLD, in this order.
     */
    request: (teacherId: string, wanted: NewWithdrawal, prove?: () => Promise<Proven>): Promise<WithdrawalRow> =>
      inTurn(teacherId, () =>
        madeOnce(
          () => known(db, teacherId, wanted),
          async () => {
            const row = await ask(teacherId, wanted, await prove?.());
            tellWithdrawalChanged(deps, teacherId, row.id);
            return row;
          },
        ),
      ),

    /** Only until it is decided. Cancelled again, because the answer was lost, it stays as it is (R45). */
    async cancel(teacherId: string, id: string): Promise<WithdrawalRow> {
      const row = await db.transaction(async (tx) => {
        const own = ownWithdrawalQueries(tx, teacherId);
        if (!(await own.byId(id))) throw new DomainError('NOT_FOUND');
        // The desk first, as whoever decides does: two orders would be a deadlock.
        const waited = await desk.cancel(tx, id);
        const seen = (await own.byId(id))!;
        if (seen.failCause === 'CANCELED_BY_TEACHER') return seen;
        if (!waited) throw new DomainError('WRONG_STATE');
        const at = clock.now();
        return fail(tx, seen, { event: 'CANCEL', cause: 'CANCELED_BY_TEACHER', actorId: teacherId, at });
      });
      tellWithdrawalChanged(deps, teacherId, id);
      return row;
    },
  };
}

export type WithdrawalService = ReturnType<typeof withdrawalService>;

/** Of what was asked for, so that a key is not taken for something else. A month's end is asked for by its key alone. */
const hashOf = ({ trigger, amount, accountId }: NewWithdrawal): string =>
  createHash('sha256')
    .update(JSON.stringify(trigger === 'MONTH_END' ? [trigger] : [trigger, amount, accountId ?? null]))
    .digest('hex');

function refuseWrongAmount(amount: number): void {
  if (!Number.isInteger(amount) || amount > LIMITS.maxValue)
    throw new DomainError('VALIDATION', { fields: { amount: `${groupDigits(LIMITS.maxValue)}đ까지 쓸 수 있어요.` } });
  if (amount < LIMITS.withdrawalMin)
    throw new DomainError('AMOUNT_TOO_SMALL', { values: { amount: groupDigits(LIMITS.withdrawalMin) } });
}

function usable(account: PaymentAccountRow | undefined, now: Date): PaymentAccountRow {
  if (!account) throw new DomainError('NO_ACCOUNT');
  const isHeld = account.holdUntil !== null && account.holdUntil > now;
  if (account.verifiedAt === null || isHeld) throw new DomainError('ACCOUNT_ON_HOLD');
  return account;
}

const snapshotOf = ({ id, accountNumber, holder, bankCode, bankName }: PaymentAccountRow) => ({
  accountId: id,
  accountNumber,
  holder,
  bankCode,
  bankName,
});
