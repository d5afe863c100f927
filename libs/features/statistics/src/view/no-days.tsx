import { STATISTICS_DAYS_MAX } from '@portal/domain/statistics/statistics.contract';
import { EmptyState } from '@portal/ui/empty-state';
import { messages as words } from '../messages.ts';

/** In the place of the figures while the chosen days are none that can be counted. */
export function NoDays({ isTooLong }: { isTooLong: boolean }) {
  return (
    <div role="status">
      <EmptyState name="search-empty" size="sm" title={isTooLong ? words.tooLong(STATISTICS_DAYS_MAX) : words.choose}>
        {isTooLong ? words.tooLongBody : words.chooseBody}
      </EmptyState>
    </div>
  );
}
