import { chakra } from '@chakra-ui/react/styled-system';
import type { TransactionKind } from '@portal/domain/wallet/transaction';
import { TRANSACTION_REASON_LABELS, type TransactionReason } from '@portal/domain/wallet/transaction-reason';
import { PeriodField } from '@portal/ui/period-field';
import { SelectField } from '@portal/ui/select-field';
import { statement as words } from '../messages.ts';
import { REASONS, type StatementView } from './statement-view.ts';

interface StatementFiltersProps {
  kind: TransactionKind;
  view: StatementView;
  today: string;
  onView: (view: StatementView) => void;
}

/** By reason and by period (INC-5). */
export function StatementFilters({ kind, view, today, onView }: StatementFiltersProps) {
  return (
    <chakra.div display="flex" flexWrap="wrap" alignItems="flex-start" gap="3">
      <chakra.div w={{ base: 'full', md: '14rem' }}>
        <SelectField
          label={words.reason}
          placeholder={words.allReasons}
          value={view.reason}
          options={REASONS[kind].map((value) => ({ value, label: TRANSACTION_REASON_LABELS[value] }))}
          onChange={(event) => onView({ ...view, reason: event.target.value as TransactionReason | '' })}
        />
      </chakra.div>
      <PeriodField
        label={words.period}
        value={view.chosen}
        today={today}
        onChange={(chosen) => onView({ ...view, chosen })}
      />
    </chakra.div>
  );
}
