import { paymentAccountsContract as contract } from '@portal/domain/wallet/payment-accounts.contract';
import { baseApi } from '../base-api.ts';
import { fromContract } from '../from-contract.ts';
import { refetchOn } from '../refetch-on.ts';

const changed = { invalidatesTags: ['PaymentAccount'] } as const;

/** Where withdrawals go (PAY-1). */
export const paymentAccountsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    listPaymentAccounts: build.query({
      ...fromContract(contract.listPaymentAccounts),
      providesTags: ['PaymentAccount'],
      onCacheEntryAdded: refetchOn('withdrawal.changed', ['PaymentAccount']),
    }),
    sendPaymentCode: build.mutation(fromContract(contract.sendPaymentCode)),
    createPaymentAccount: build.mutation({ ...fromContract(contract.createPaymentAccount), ...changed }),
    updatePaymentAccount: build.mutation({ ...fromContract(contract.updatePaymentAccount), ...changed }),
    deletePaymentAccount: build.mutation({ ...fromContract(contract.deletePaymentAccount), ...changed }),
    makePaymentAccountDefault: build.mutation({ ...fromContract(contract.makePaymentAccountDefault), ...changed }),
  }),
});

export const {
  useListPaymentAccountsQuery,
  useSendPaymentCodeMutation,
  useCreatePaymentAccountMutation,
  useUpdatePaymentAccountMutation,
  useDeletePaymentAccountMutation,
  useMakePaymentAccountDefaultMutation,
} = paymentAccountsApi;
