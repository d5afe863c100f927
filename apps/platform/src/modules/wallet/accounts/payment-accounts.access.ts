import { paymentAccountsContract } from '@portal/domain/wallet/payment-accounts.contract';
import { byId, CLIENT_ID, defineAccess, endsById, SECRET } from '../../../testing/access.ts';
import { anAccountRow } from '../../../testing/apps/wallet-app.ts';
import { PASSWORD } from '../../../testing/test-app.ts';
import { paymentAccount } from '../wallet.tables.ts';

const proof = { password: PASSWORD };
const fields = (accountNumber: string) => ({ accountNumber, holder: SECRET, bankCode: 'BANK_B' });

export const access = defineAccess(paymentAccountsContract, {
  rows: {
    listPaymentAccounts: { own: {} },
    sendPaymentCode: { own: { body: {} } },
    createPaymentAccount: { own: { body: { clientId: CLIENT_ID, ...fields('11112222'), proof } } },
    updatePaymentAccount: byId('pac_changes', 'pac_none', { body: { version: 1, ...fields('33334444'), proof } }),
    deletePaymentAccount: endsById('pac_stays', 'pac_goes', 'pac_none'),
    makePaymentAccountDefault: byId('pac_stays', 'pac_none'),
  },
  async seed(t, teacherId) {
    await t.database.raw.query(`update app_user set email = 'owner@example.com' where id = $1`, [teacherId]);
    for (const [no, id] of ['pac_stays', 'pac_goes', 'pac_changes'].entries()) {
      const account = { id, holder: SECRET, accountNumber: `9704000000${no}` };
      await t.database.db.insert(paymentAccount).values(anAccountRow(teacherId, account, t.clock.now()));
    }
  },
});
