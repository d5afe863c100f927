import { STATE_FILTER_LABELS } from '@portal/domain/wallet/states/shown-state';
import { CURRENCY_LABELS, TRANSACTION_KIND_LABELS } from '@portal/domain/wallet/transaction';
import { FilterBar, FilterChoice } from '../filters/filter-bar.tsx';
import { filters as words } from '../filters/filter-messages.ts';
import type { useTransactionFilters } from './use-transaction-filters.ts';

interface TransactionFiltersProps {
  filters: Pick<ReturnType<typeof useTransactionFilters>, 'choices' | 'chosen' | 'change'>;
  today: string;
}

/** By kind, state, currency and period (INC-2, INC-5). */
export function TransactionFilters({ filters: { choices, chosen, change }, today }: TransactionFiltersProps) {
  return (
    <FilterBar period={chosen} today={today} onChange={change}>
      <FilterChoice
        label={words.kind}
        all={words.allKinds}
        labels={TRANSACTION_KIND_LABELS}
        value={choices.kind}
        onChange={(kind) => change({ kind })}
      />
      <FilterChoice
        label={words.state}
        all={words.allStates}
        labels={STATE_FILTER_LABELS}
        value={choices.state}
        onChange={(state) => change({ state })}
      />
      <FilterChoice
        label={words.currency}
        all={words.allCurrencies}
        labels={CURRENCY_LABELS}
        value={choices.currency}
        onChange={(currency) => change({ currency })}
      />
    </FilterBar>
  );
}
