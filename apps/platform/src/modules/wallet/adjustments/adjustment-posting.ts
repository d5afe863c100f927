import { randomUUID } from 'node:crypto';
import type { Tx } from '../../../core/database/database.ts';
import type { EarningLesson } from '../income/earning-lesson.ts';
import { post, transfer } from '../ledger.queries.ts';
import { transactionCode } from '../transaction-code.ts';
import type { WalletRow } from '../wallet.tables.ts';
import { transactionQueries, walletQueries } from '../wallets.queries.ts';

interface Adjustment {
  readonly lesson: Pick<EarningLesson, 'id' | 'className' | 'no'>;
  readonly amount: number;
  /** Whose it is; null where the marketplace bears it. */
  readonly wallet: WalletRow | null;
  /** What the marketplace gives back of its fee; null while something is left of the income. */
  readonly fees: { readonly platform: number; readonly channel: number } | null;
  readonly at: Date;
}

/** Owns what no teacher sees in her wallet. Nothing ever lies in it. */
const MARKET = 'MARKET';
const TUITION = { systemAccount: 'TUITION' } as const;

/** A transaction of its own for each correction; its id. */
export async function moveAdjustment(tx: Tx, { lesson, amount, wallet, fees, at }: Adjustment): Promise<string> {
  const of = wallet ?? (await walletQueries(tx, MARKET, 'VND').lock());
  const kind = amount > 0 ? 'TU' : 'WD';
  const txId = `txn_${randomUUID()}`;
  await transactionQueries(tx).add(of, {
    id: txId,
    code: transactionCode(kind, at),
    kind,
    amount: Math.abs(amount),
    reason: 'ADJUSTMENT',
    refType: 'LESSON',
    refId: lesson.id,
    title: `${lesson.className} · ${lesson.no}회차 정정`,
    createdAt: at,
    finishedAt: at,
  });
  const hers = wallet
    ? ({ walletId: wallet.id, bucket: 'AVAILABLE' } as const)
    : ({ systemAccount: 'RESERVE' } as const);
  const entries = [
    ...(amount > 0 ? transfer(amount, { from: TUITION, to: hers }) : transfer(-amount, { from: hers, to: TUITION })),
    ...(fees
      ? [
          ...transfer(fees.platform, { from: { systemAccount: 'FEE_PLATFORM' }, to: TUITION }),
          ...transfer(fees.channel, { from: { systemAccount: 'FEE_CHANNEL' }, to: TUITION }),
        ]
      : []),
  ];
  await post(tx, { txId, currency: 'VND', at, entries: entries.filter((entry) => entry.amount > 0) });
  return txId;
}
