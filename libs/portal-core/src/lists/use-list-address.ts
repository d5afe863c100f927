import { useCallback, useEffect } from 'react';
import { useSearchParams } from 'react-router';

type Name = 'q' | 'sort' | 'page';

interface Sort<S> {
  readonly value: S;
}

/** Search, order and page of a list as they stand in its address, so that they survive a reload and can be sent on. */
export function useListAddress<S extends string>(sorts: readonly [Sort<S>, ...Sort<S>[]]) {
  const [query, setQuery] = useSearchParams();
  const change = useCallback(
    (name: Name, value: string) =>
      setQuery(
        (old) => {
          const next = new URLSearchParams(old);
          if (value) next.set(name, value);
          else next.delete(name);
          // Another list begins at its beginning.
          if (name !== 'page') next.delete('page');
          return next;
        },
        // Letters of a search are no steps to go back through.
        { replace: name === 'q' },
      ),
    [setQuery],
  );
  return {
    q: query.get('q') ?? '',
    sort: (sorts.find(({ value }) => value === query.get('sort')) ?? sorts[0]).value,
    page: Math.max(1, Math.trunc(Number(query.get('page'))) || 1),
    search: useCallback((q: string) => change('q', q), [change]),
    setSort: (sort: string) => change('sort', sort),
    setPage: (page: number) => change('page', page === 1 ? '' : String(page)),
  };
}

interface ShownPage {
  readonly page: number;
  /** So many stand on each. */
  readonly size: number;
  /** So many there are on all of them; nothing until it is known. */
  readonly total: number | undefined;
}

/**
 * How many pages a list has. An address that names one past the end becomes that of the last one: what stood there has
 * gone from the list meanwhile.
 */
export function usePages({ page, size, total }: ShownPage): { readonly pages: number; readonly isPast: boolean } {
  const [, setQuery] = useSearchParams();
  const pages = Math.max(1, Math.ceil((total ?? 0) / size));
  const isPast = total !== undefined && page > pages;
  useEffect(() => {
    if (isPast) setQuery((old) => withPage(old, pages), { replace: true });
  }, [isPast, pages, setQuery]);
  return { pages, isPast };
}

function withPage(query: URLSearchParams, page: number): URLSearchParams {
  const next = new URLSearchParams(query);
  if (page === 1) next.delete('page');
  else next.set('page', String(page));
  return next;
}
