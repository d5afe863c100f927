import { randomUUID } from 'node:crypto';
import { formatMoney } from '@portal/domain/format/money';
import { SHOWN_STATE_LABELS, shownStateOf } from '@portal/domain/wallet/states/shown-state';
import { WITHDRAWAL_STAGE_LABELS } from '@portal/domain/wallet/withdrawal';
import { DomainError } from '../../../core/domain-error.ts';
import { tellWithdrawalChanged } from '../withdrawal-changed.ts';
import type { WithdrawalDeps } from '../withdrawal-deps.ts';
import { withdrawalNotice } from '../withdrawal-notices.ts';
import { fail, succeed, takeStep } from '../withdrawal-steps.ts';
import type { WithdrawalRow } from '../withdrawals.tables.ts';
import { payoutBatchQueries } from './payout-batches.queries.ts';
import { type AnsweredPayout, payoutFile, readBankAnswer } from './payout-file.ts';

const MOST = 10_000;
/** Lines of an answer whose withdrawals are looked up together. */
const LINES_AT_ONCE = 500;

export interface PayoutBatch {
  readonly id: string;
  readonly count: number;
  readonly total: number;
  /** As CSV, with the numbers of accounts. */
  readonly file: string;
}

export interface OpenBatch {
  readonly id: string;
  readonly createdAt: Date;
  /** Of those that the bank has not answered. */
  readonly count: number;
  readonly total: number;
}

export interface BankAnswerRead {
  readonly paid: number;
  readonly refused: number;
  /** What had been read before. */
  readonly known: number;
  /** Lines that nothing was done for, each with its number and why. */
  readonly problems: readonly string[];
}

export interface PayoutBatches {
  /** Hands everything that is approved to the bank in one file; undefined where nothing is. */
  send(): Promise<PayoutBatch | undefined>;
  /** Batches of which the bank has not answered everything, the newest first: one of them may never have become a file. */
  open(): Promise<readonly OpenBatch[]>;
  /** The file of a batch once more. Throws NOT_FOUND. */
  again(batchId: string): Promise<PayoutBatch>;
  /** Does what the bank's answer says, each line for itself; read twice it changes nothing. Throws VALIDATION for another file. */
  read(answer: string): Promise<BankAnswerRead>;
}

/** Payouts by a file that people upload at a bank, and by the file that the bank answers with. */
export function payoutBatches(deps: WithdrawalDeps): PayoutBatches {
  const { database, clock, notify } = deps;
  const { db } = database;

  const find = (codes: readonly string[]) => payoutBatchQueries(db).byCodes(codes);

  /** What became of one line: `KNOWN` had come before; a sentence says why nothing was done. */
  async function take(
    answered: AnsweredPayout,
    seen: WithdrawalRow | undefined,
  ): Promise<'PAID' | 'REFUSED' | 'KNOWN' | string> {
    const { reference, amount, outcome } = answered;
    if (!seen) return '그런 출금이 없어요';
    if (seen.amount !== amount) return `금액이 달라요: ${formatMoney(seen.amount)}인 출금이에요`;
    if (seen.state !== 'IN_PROGRESS')
      return endedAs(seen) === outcome ? 'KNOWN' : `이미 끝난 출금이에요 (${wordOf(seen)})`;
    if (seen.stage !== 'SENT' || seen.batchId === null) return `은행에 보낸 출금이 아니에요 (${wordOf(seen)})`;
    try {
      await db.transaction(async (tx) => {
        const at = clock.now();
        const row =
          outcome === 'PAID'
            ? await succeed(tx, seen, at)
            : await fail(tx, seen, { event: 'RETURN', cause: outcome, actorId: 'BANK', at });
        await notify(tx, withdrawalNotice(row));
      });
    } catch (error) {
      // A line before this one, or somebody else who reads a file, was first: it is looked at once more, for that may say something else.
      if (error instanceof DomainError && error.code === 'WRONG_STATE')
        return take(answered, (await find([reference])).get(reference));
      throw error;
    }
    tellWithdrawalChanged(deps, seen.teacherId, seen.id);
    return outcome === 'PAID' ? 'PAID' : 'REFUSED';
  }

  return {
    async send() {
      const at = clock.now();
      const sent = await db.transaction(async (tx) => {
        const batches = payoutBatchQueries(tx);
        const found = await batches.claim(MOST);
        if (!found.length) return undefined;
        const batch = { id: `bat_${randomUUID()}`, count: found.length, total: totalOf(found) };
        await batches.add({ ...batch, createdAt: at });
        for (const seen of found)
          await takeStep(tx, seen, { event: 'SEND', actorId: 'BANK', at, end: { sentAt: at, batchId: batch.id } });
        return { batch, rows: found };
      });
      if (!sent) return undefined;
      for (const { id, teacherId } of sent.rows) tellWithdrawalChanged(deps, teacherId, id);
      return { ...sent.batch, file: payoutFile(sent.batch.id, sent.rows) };
    },

    open: () => payoutBatchQueries(db).open(),

    async again(batchId) {
      const batch = await payoutBatchQueries(db).byId(batchId);
      if (!batch) throw new DomainError('NOT_FOUND');
      const { id, count, total } = batch;
      return { id, count, total, file: payoutFile(id, await payoutBatchQueries(db).of(id)) };
    },

    async read(answer) {
      const lines = readBankAnswer(answer);
      if (!lines)
        throw new DomainError('VALIDATION', { fields: { file: '첫 줄에 reference, amount, status가 있어야 해요.' } });
      const done = { PAID: 0, REFUSED: 0, KNOWN: 0 };
      const problems: string[] = [];
      for (let from = 0; from < lines.length; from += LINES_AT_ONCE) {
        const some = lines.slice(from, from + LINES_AT_ONCE);
        const found = await find(some.flatMap((one) => ('reference' in one ? [one.reference] : [])));
        for (const one of some) {
          const became = 'problem' in one ? one.problem : await take(one, found.get(one.reference));
          if (became in done) done[became as keyof typeof done]++;
          else problems.push(`${one.line}번째 줄${'reference' in one ? ` ${one.reference}` : ''}: ${became}`);
        }
      }
      return { paid: done.PAID, refused: done.REFUSED, known: done.KNOWN, problems };
    },
  };
}

const totalOf = (rows: readonly WithdrawalRow[]) => rows.reduce((sum, { amount }) => sum + amount, 0);
const endedAs = ({ state, failCause }: WithdrawalRow) => (state === 'SUCCESS' ? 'PAID' : failCause);
const wordOf = ({ state, stage, failCause }: WithdrawalRow) =>
  state === 'IN_PROGRESS' ? WITHDRAWAL_STAGE_LABELS[stage] : SHOWN_STATE_LABELS[shownStateOf(state, failCause)];
