import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { type LibraryView, readView, writeView } from './library-view.ts';

/** The view of the page, which stands in its address, and the way to another one: that begins at its first page. */
export function useLibraryView(): readonly [LibraryView, (change: Partial<LibraryView>) => void] {
  const [query, setQuery] = useSearchParams();
  const change = useCallback(
    (part: Partial<LibraryView>) => {
      const isOther = !('document' in part);
      // Letters of a search, and the next document while one is looked at, are no steps to go back through.
      const isSmall = 'text' in part || (!isOther && query.has('document'));
      setQuery((old) => writeView({ ...readView(old), ...(isOther && { page: 1 }), ...part }), {
        replace: isSmall,
        preventScrollReset: true,
      });
    },
    [query, setQuery],
  );
  return [useMemo(() => readView(query), [query]), change];
}
