import { randomUUID } from 'node:crypto';
import { withdrawalsContract } from '@portal/domain/wallet/withdrawals.contract';
import { byId, CLIENT_ID, defineAccess, naming, SECRET } from '../../testing/access.ts';
import { anAccountRow, fund } from '../../testing/apps/wallet-app.ts';
import { PASSWORD } from '../../testing/test-app.ts';
import { paymentAccount } from './wallet.tables.ts';

const LIST = '?state=IN_PROGRESS&trigger=MANUAL&from=2026-11-01&to=2026-11-30&page=1&size=10';

export const access = defineAccess(withdrawalsContract, {
  rows: {
    listWithdrawals: { own: {}, valid: { query: LIST } },
    getWithdrawalTerms: { own: {} },
    requestWithdrawal: naming('pac_matrix', 'pac_none', (accountId) => ({
      body: { clientId: randomUUID(), amount: 100_000, accountId, proof: { password: PASSWORD } },
    })),
    getWithdrawal: byId('wdr_matrix', 'wdr_none'),
    cancelWithdrawal: byId('wdr_matrix', 'wdr_none'),
  },
  async seed(t, teacherId) {
    const account = { id: 'pac_matrix', holder: SECRET, isDefault: true };
    await t.database.db.insert(paymentAccount).values(anAccountRow(teacherId, account, t.clock.now()));
    await fund(t, teacherId, 1_000_000);
    const { id } = await t.wallet.requestWithdrawal(teacherId, { key: CLIENT_ID, amount: 500_000 });
    // A name that the rows above can know before it is made.
    await t.database.raw.exec(`delete from withdrawal_history where withdrawal_id = '${id}';
      update withdrawal set id = 'wdr_matrix' where id = '${id}'; update ops_item set id = 'wdr_matrix' where id = '${id}'`);
  },
});
