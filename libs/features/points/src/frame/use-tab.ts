import { useSearchParams } from 'react-router';

/** The tab of a page as it stands in its address; the first one where it says nothing. Another tab begins anew. */
export function useTab<T extends string>(tabs: readonly [T, ...T[]], name = 'tab'): readonly [T, (tab: T) => void] {
  const [query, setQuery] = useSearchParams();
  const [first] = tabs;
  const tab = tabs.find((one) => one === query.get(name)) ?? first;
  return [tab, (next) => setQuery(next === first ? {} : { [name]: next })];
}
