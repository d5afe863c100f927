import { TRANSACTION_STATES } from '@portal/domain/wallet/transaction';
import { WITHDRAWAL_TRIGGERS } from '@portal/domain/wallet/withdrawal';
import { useFilterAddress } from '../filters/use-filter-address.ts';

const NAMES = ['state', 'trigger'];

/** Which withdrawals are listed, as it stands in the address (INC-2, INC-5). */
export function useWithdrawalFilters(today: string) {
  const { choiceOf, ...address } = useFilterAddress(NAMES, today);
  const choices = {
    state: choiceOf('state', TRANSACTION_STATES),
    trigger: choiceOf('trigger', WITHDRAWAL_TRIGGERS),
  };
  const { state, trigger } = choices;
  return { ...address, choices, query: { ...(state && { state }), ...(trigger && { trigger }), ...address.days } };
}
