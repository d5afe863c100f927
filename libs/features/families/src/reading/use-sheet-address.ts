import { useSearchParams } from 'react-router';

/** What stands open over the page, by its names in the address: the phone's way back closes it, and a reload keeps it. */
export function useSheetAddress(...names: readonly string[]) {
  const [search, setSearch] = useSearchParams();
  const values = names.flatMap((name) => search.get(name) ?? []);
  return {
    opened: values.length === names.length ? values : null,
    open(...asked: readonly string[]): void {
      const added = names.map((name, at) => [name, asked[at] ?? '']);
      setSearch((now) => new URLSearchParams({ ...Object.fromEntries(now), ...Object.fromEntries(added) }), {
        preventScrollReset: true,
      });
    },
    /** In the place of whatever else stands open, which the way back leads to. */
    openAlone(...asked: readonly string[]): void {
      setSearch(Object.fromEntries(names.map((name, at) => [name, asked[at] ?? ''])), { preventScrollReset: true });
    },
    close(): void {
      const without = (now: URLSearchParams) => {
        for (const name of names) now.delete(name);
        return now;
      };
      setSearch(without, { replace: true, preventScrollReset: true });
    },
  };
}
