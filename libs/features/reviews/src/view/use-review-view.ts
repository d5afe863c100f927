import { useCallback } from 'react';
import { useSearchParams } from 'react-router';
import { readView, type ReviewView, writeView } from './review-view.ts';

/** The view of the page, which stands in its address, and the way to another one: that begins at its first page. */
export function useReviewView(): readonly [ReviewView, (change: Partial<ReviewView>) => void] {
  const [query, setQuery] = useSearchParams();
  const change = useCallback(
    (part: Partial<ReviewView>) => setQuery((old) => writeView({ ...readView(old), page: 1, ...part })),
    [setQuery],
  );
  return [readView(query), change];
}
