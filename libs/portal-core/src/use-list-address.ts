import { useCallback } from 'react';
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

/** The same address on another page of its list. */
export function withPage(address: string, page: number): string {
  const query = new URLSearchParams(address);
  query.set('page', String(page));
  return query.toString();
}
