import { and, eq } from 'drizzle-orm';
import type { Db, Tx } from '../../core/database/database.ts';
import { paymentAccount, type PaymentAccountRow } from './wallet.tables.ts';

/** The bank accounts of one teacher. Every statement names her. */
export function paymentAccountQueries(db: Db | Tx, teacherId: string) {
  const isOwn = eq(paymentAccount.teacherId, teacherId);
  return {
    /** One of hers, or the one that she made the default. It does not change until the transaction ends. */
    async lock(id?: string): Promise<PaymentAccountRow | undefined> {
      const isThis = id === undefined ? eq(paymentAccount.isDefault, true) : eq(paymentAccount.id, id);
      const [row] = await db.select().from(paymentAccount).where(and(isOwn, isThis)).for('share');
      return row;
    },
  };
}
