import { randomUUID } from 'node:crypto';
import { paymentAccount } from '../modules/wallet/wallet.tables.ts';
import type { TestApp } from './test-app.ts';
import { anAccountRow, fund } from './wallet-app.ts';

const byId = () => ({
  own: { params: { id: 'wdr_matrix' } },
  foreign: { params: { id: 'wdr_matrix' } },
  missing: { params: { id: 'wdr_none' } },
});

/** Who may call what of withdrawals: the one here is the owner's. */
export const WALLET_MATRIX = { listWithdrawals: { own: {} }, getWithdrawal: byId(), cancelWithdrawal: byId() };

export async function seedWalletMatrix(t: TestApp, teacherId: string): Promise<void> {
  const account = { id: 'pac_matrix', holder: '비밀 이야기', isDefault: true };
  await t.database.db.insert(paymentAccount).values(anAccountRow(teacherId, account, t.clock.now()));
  await fund(t, teacherId, 1_000_000);
  const { id } = await t.wallet.requestWithdrawal(teacherId, { key: randomUUID(), amount: 500_000 });
  // A name that the rows above can know before it is made.
  await t.database.raw.exec(`delete from withdrawal_history where withdrawal_id = '${id}';
    update withdrawal set id = 'wdr_matrix' where id = '${id}'; update ops_item set id = 'wdr_matrix' where id = '${id}'`);
}
