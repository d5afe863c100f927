import { BANKS } from '@portal/domain/wallet/bank';
import type { paymentAccountsContract } from '@portal/domain/wallet/payment-accounts.contract';
import { DomainError } from '../../../core/domain-error.ts';
import type { Caller, Handlers } from '../../../core/http/implement.ts';
import { proverOf, type WithdrawalDeps } from '../withdrawal-deps.ts';
import { paymentCodeLetter } from './payment-account-notices.ts';
import { paymentAccountOf } from './payment-account-view.ts';
import { paymentAccountQueries } from './payment-accounts.queries.ts';
import type { PaymentAccountService } from './payment-accounts.service.ts';

const banks = BANKS.map(({ code, name }) => ({ code, name }));

export function paymentAccountsHandlers(
  { database: { db }, clock, accounts: { proofs } }: WithdrawalDeps,
  service: PaymentAccountService,
): Handlers<typeof paymentAccountsContract> {
  async function answer({ userId }: Caller, id: string) {
    const found = await paymentAccountQueries(db, userId).byId(id);
    if (!found) throw new DomainError('NOT_FOUND');
    return { data: paymentAccountOf(found, clock.now()) };
  }

  return {
    async listPaymentAccounts({ caller: { userId } }) {
      const [rows, hasPassword] = await Promise.all([
        paymentAccountQueries(db, userId).list(),
        proofs.hasPassword(userId),
      ]);
      const now = clock.now();
      return { data: { items: rows.map((row) => paymentAccountOf(row, now)), banks, hasPassword } };
    },

    sendPaymentCode: async ({ caller, context }) => ({
      data: await proofs.sendCode(proverOf(caller, context), 'PAYMENT', paymentCodeLetter),
    }),

    createPaymentAccount: async ({ body, caller, context }) =>
      answer(caller, await service.create(proverOf(caller, context), body)),

    updatePaymentAccount: async ({ params, body, caller, context }) =>
      answer(caller, await service.update(proverOf(caller, context), params.id, body)),

    async deletePaymentAccount({ params, caller }) {
      await service.remove(caller.userId, params.id);
      return {};
    },

    makePaymentAccountDefault: async ({ params, caller }) =>
      answer(caller, await service.makeDefault(caller.userId, params.id)),
  };
}
