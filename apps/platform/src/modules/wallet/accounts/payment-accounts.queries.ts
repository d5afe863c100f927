import { and, asc, count, desc, eq, exists, gte, inArray, isNull, ne, or, sql } from 'drizzle-orm';
import type { WithdrawalFailure } from '@portal/domain/wallet/withdrawal';
import type { Db, Tx } from '../../../core/database/database.ts';
import { paymentAccount, type PaymentAccountRow } from '../wallet.tables.ts';
import { withdrawal } from '../withdrawals.tables.ts';

type NewAccount = Omit<typeof paymentAccount.$inferInsert, 'teacherId'>;

/** How payouts to an account go: one is under way, and why the last one that came to an end failed. */
export interface AccountUse {
  readonly isInUse: boolean;
  readonly failCause: WithdrawalFailure | null;
}

/** The bank accounts of one teacher. Every statement names her. */
export function paymentAccountQueries(db: Db | Tx, teacherId: string) {
  const isOwn = eq(paymentAccount.teacherId, teacherId);
  const isThis = (id: string) => and(isOwn, eq(paymentAccount.id, id));
  const isTo = and(eq(withdrawal.accountId, paymentAccount.id), eq(withdrawal.teacherId, teacherId));
  const open = db
    .select({ id: withdrawal.id })
    .from(withdrawal)
    .where(and(isTo, isNull(withdrawal.finishedAt)));
  // What the bank said, and not what a person decided; of the account as it is now.
  const lastCause = db
    .select({ cause: withdrawal.failCause })
    .from(withdrawal)
    .where(
      and(
        isTo,
        ne(withdrawal.state, 'IN_PROGRESS'),
        or(isNull(withdrawal.failCause), inArray(withdrawal.failCause, ['HOLDER_DIFFERS', 'ACCOUNT_CLOSED'])),
        or(isNull(paymentAccount.changedAt), gte(withdrawal.requestedAt, paymentAccount.changedAt)),
      ),
    )
    .orderBy(desc(withdrawal.finishedAt))
    .limit(1);
  const selected = {
    account: paymentAccount,
    isInUse: sql<boolean>`${exists(open)}`,
    failCause: sql<WithdrawalFailure | null>`(${lastCause})`,
  };
  const read = () => db.select(selected).from(paymentAccount);

  return {
    /** The default first, then as they were added. */
    list: () =>
      read()
        .where(isOwn)
        .orderBy(desc(paymentAccount.isDefault), asc(paymentAccount.createdAt), asc(paymentAccount.id)),

    async byId(id: string): Promise<({ account: PaymentAccountRow } & AccountUse) | undefined> {
      const [row] = await read().where(isThis(id));
      return row;
    },

    async byClientId(clientId: string): Promise<PaymentAccountRow | undefined> {
      const [row] = await db
        .select()
        .from(paymentAccount)
        .where(and(isOwn, eq(paymentAccount.clientId, clientId)));
      return row;
    },

    /** One of hers, or the one that she made the default. It does not change until the transaction ends. */
    async lock(id?: string): Promise<PaymentAccountRow | undefined> {
      const which = id === undefined ? and(isOwn, eq(paymentAccount.isDefault, true)) : isThis(id);
      const [row] = await db.select().from(paymentAccount).where(which).for('share');
      return row;
    },

    async count(): Promise<number> {
      const [row] = await db.select({ n: count() }).from(paymentAccount).where(isOwn);
      return row!.n;
    },

    /** Whether another one than `id` is the same account. */
    async hasSame({ bankCode, accountNumber }: Pick<PaymentAccountRow, 'bankCode' | 'accountNumber'>, id = '') {
      const isSame = and(eq(paymentAccount.bankCode, bankCode), eq(paymentAccount.accountNumber, accountNumber));
      const rows = await db
        .select({ id: paymentAccount.id })
        .from(paymentAccount)
        .where(and(isOwn, isSame, ne(paymentAccount.id, id)));
      return rows.length > 0;
    },

    async add(row: NewAccount): Promise<void> {
      await db.insert(paymentAccount).values({ ...row, teacherId });
    },

    /** False where it is not as it was seen any more. */
    async change(
      { id, version }: Pick<PaymentAccountRow, 'id' | 'version'>,
      set: Partial<NewAccount>,
    ): Promise<boolean> {
      const changed = await db
        .update(paymentAccount)
        .set({ ...set, version: version + 1 })
        .where(and(isThis(id), eq(paymentAccount.version, version)))
        .returning({ id: paymentAccount.id });
      return changed.length > 0;
    },

    async remove(id: string): Promise<void> {
      await db.delete(paymentAccount).where(isThis(id));
    },

    async makeDefault(id: string): Promise<void> {
      await db
        .update(paymentAccount)
        .set({ isDefault: false })
        .where(and(isOwn, eq(paymentAccount.isDefault, true)));
      await db.update(paymentAccount).set({ isDefault: true }).where(isThis(id));
    },

    /** Whom the default falls to: the one that can be paid to first, the oldest of several. */
    async heir(): Promise<string | undefined> {
      const [row] = await db
        .select({ id: paymentAccount.id })
        .from(paymentAccount)
        .where(isOwn)
        .orderBy(sql`${paymentAccount.holdUntil} nulls first`, asc(paymentAccount.createdAt), asc(paymentAccount.id))
        .limit(1);
      return row?.id;
    },
  };
}
