import { Button } from '../actions/button.tsx';
import { MESSAGES } from '../messages.ts';
import { EmptyState } from './empty-state.tsx';

interface SearchEmptyProps {
  /** What was not found, as a sentence: ‘물리’에 맞는 수업이 없어요 */
  title: string;
  /** By what the list was made short: by its filters, or by what was typed alone. */
  by?: 'filters' | 'search';
  /** Shows the whole list again. */
  onReset: () => void;
}

/** A search that finds nothing, and the way back to everything. */
export function SearchEmpty({ title, by = 'filters', onReset }: SearchEmptyProps) {
  return (
    <EmptyState
      name="search-empty"
      title={title}
      action={
        <Button variant="outline" onClick={onReset}>
          {MESSAGES.searchReset[by]}
        </Button>
      }
    >
      {MESSAGES.searchEmpty[by]}
    </EmptyState>
  );
}
