import type { Tx } from '../../../core/database/database.ts';
import { DomainError } from '../../../core/domain-error.ts';
import { tellWithdrawalChanged } from '../withdrawal-changed.ts';
import type { WithdrawalDeps } from '../withdrawal-deps.ts';
import { withdrawalNotice } from '../withdrawal-notices.ts';
import { fail, succeed, takeStep } from '../withdrawal-steps.ts';
import { withdrawalStepQueries } from '../withdrawals.queries.ts';
import type { WithdrawalRow } from '../withdrawals.tables.ts';
import type { PayoutBank, PayoutOrder, PayoutRefusal } from './payout-bank.ts';

const AT_ONCE = 100;

/** Hands what was approved to the bank and asks after what it has. Any number of processes may do it at the same time. */
export function payoutService(deps: WithdrawalDeps, bank: PayoutBank) {
  const { database, clock, accounts, notify, log } = deps;
  const { db } = database;

  async function orderOf({ id, amount, teacherId, ...row }: WithdrawalRow): Promise<PayoutOrder> {
    const payee = (await accounts.getUser(db, teacherId))?.name ?? '';
    return { id, amount, payee, account: { number: row.accountNumber, holder: row.holder, bankCode: row.bankCode } };
  }

  /** The bank was asked outside of every transaction; what it said counts if the withdrawal still stands where it stood. */
  async function take({ id, teacherId }: WithdrawalRow, step: (tx: Tx, at: Date) => Promise<WithdrawalRow>) {
    await db.transaction(async (tx) => {
      const row = await step(tx, clock.now());
      if (row.state !== 'IN_PROGRESS') await notify(tx, withdrawalNotice(row));
    });
    tellWithdrawalChanged(deps, teacherId, id);
  }

  const giveBack = (seen: WithdrawalRow, cause: PayoutRefusal) =>
    take(seen, (tx, at) => fail(tx, seen, { event: 'RETURN', cause, actorId: 'BANK', at }));

  async function send(seen: WithdrawalRow): Promise<void> {
    const answer = await bank.send(await orderOf(seen));
    if (answer === 'LATER') return;
    if (answer !== 'TAKEN') return giveBack(seen, answer);
    await take(seen, (tx, at) => takeStep(tx, seen, { event: 'SEND', actorId: 'CLOCK', at, end: { sentAt: at } }));
  }

  async function ask(seen: WithdrawalRow, sentAt: Date): Promise<void> {
    const outcome = await bank.outcomeOf({ ...(await orderOf(seen)), sentAt });
    if (outcome === 'WAITING') return;
    if (outcome !== 'PAID') return giveBack(seen, outcome);
    await take(seen, (tx, at) => succeed(tx, seen, at));
  }

  const step = (seen: WithdrawalRow) =>
    (seen.sentAt ? ask(seen, seen.sentAt) : send(seen)).catch((err: unknown) => {
      // Another process was first.
      if (err instanceof DomainError && err.code === 'WRONG_STATE') return;
      log.error({ err, withdrawal: seen.id }, 'a payout failed, and will be tried again');
    });

  return {
    /** One step for each of those that are with the bank; what fails is tried again in the next round. */
    async advance(): Promise<void> {
      for (let behind: number | undefined = 0; behind !== undefined;) {
        const found = await withdrawalStepQueries(db).withTheBank(behind, AT_ONCE);
        for (const seen of found) await step(seen);
        // The bank may take days for one: those behind it do not wait.
        behind = found.at(-1)?.seq;
      }
    },
  };
}
