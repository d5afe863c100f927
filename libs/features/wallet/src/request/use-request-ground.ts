import { millisecondsInMinute } from 'date-fns/constants';
import { useMemo } from 'react';
import { useListPaymentAccountsQuery } from '@portal/api/wallet/payment-accounts.api';
import { useGetWithdrawalTermsQuery, useListWithdrawalsQuery } from '@portal/api/wallet/withdrawals.api';
import type { Withdrawal } from '@portal/domain/wallet/withdrawal';
import { useNow } from '@portal/portal-core/clock';
import type { RequestGround } from './use-request-form.ts';

const OPEN = { state: 'IN_PROGRESS', size: '5' } as const;

export interface KnownGround extends RequestGround {
  /** What is on its way already; of a list that did not come nothing is said. */
  readonly open: { readonly total: number; readonly items: readonly Withdrawal[] };
}

/** What a withdrawal stands on, asked for at once: terms, accounts, and what is open. */
export function useRequestGround() {
  const terms = useGetWithdrawalTermsQuery(undefined, { refetchOnMountOrArgChange: true });
  const accounts = useListPaymentAccountsQuery(undefined);
  const open = useListWithdrawalsQuery(OPEN);
  const now = useNow(millisecondsInMinute);
  const currentData = useMemo((): KnownGround | undefined => {
    if (!terms.currentData || !accounts.currentData) return undefined;
    const { items, hasPassword } = accounts.currentData;
    const known = open.currentData ?? { total: 0, items: [] };
    return { terms: terms.currentData, accounts: items, hasPassword, now, open: known };
  }, [terms.currentData, accounts.currentData, open.currentData, now]);
  return {
    currentData,
    error: terms.error ?? accounts.error,
    isFetching: terms.isFetching || accounts.isFetching,
    refetch: () => Promise.all([terms.refetch(), accounts.refetch(), open.refetch()]),
  };
}
