import { CURRENCIES, TRANSACTION_KINDS, TRANSACTION_STATES } from '@portal/domain/wallet/transaction';
import { useFilterAddress } from '../filters/use-filter-address.ts';

const NAMES = ['kind', 'state', 'currency'];

/** Which transactions are listed, as it stands in the address (INC-2, INC-5). */
export function useTransactionFilters(today: string) {
  const { choiceOf, ...address } = useFilterAddress(NAMES, today);
  const choices = {
    kind: choiceOf('kind', TRANSACTION_KINDS),
    state: choiceOf('state', TRANSACTION_STATES),
    currency: choiceOf('currency', CURRENCIES),
  };
  const { kind, state, currency } = choices;
  const query = { ...(kind && { kind }), ...(state && { state }), ...(currency && { currency }), ...address.days };
  return { ...address, choices, query };
}
