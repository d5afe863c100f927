import { STATE_FILTER_LABELS } from '@portal/domain/wallet/states/shown-state';
import { WITHDRAWAL_TRIGGER_LABELS } from '@portal/domain/wallet/withdrawal';
import { FilterBar, FilterChoice } from '../filters/filter-bar.tsx';
import { filters as words } from '../filters/filter-messages.ts';
import type { useWithdrawalFilters } from './use-withdrawal-filters.ts';

interface WithdrawalFiltersProps {
  filters: Pick<ReturnType<typeof useWithdrawalFilters>, 'choices' | 'chosen' | 'change'>;
  today: string;
}

/** By state, by how it came about, and by period. */
export function WithdrawalFilters({ filters: { choices, chosen, change }, today }: WithdrawalFiltersProps) {
  return (
    <FilterBar period={chosen} today={today} onChange={change}>
      <FilterChoice
        label={words.state}
        all={words.allStates}
        labels={STATE_FILTER_LABELS}
        value={choices.state}
        onChange={(state) => change({ state })}
      />
      <FilterChoice
        label={words.trigger}
        all={words.allTriggers}
        labels={WITHDRAWAL_TRIGGER_LABELS}
        value={choices.trigger}
        onChange={(trigger) => change({ trigger })}
      />
    </FilterBar>
  );
}
