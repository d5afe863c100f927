import { useId, useRef } from 'react';
import { createPath, useNavigate, useParams, useSearchParams } from 'react-router';
import { paths } from '@portal/domain/site/paths';
import { useIsSplit } from '@portal/ui/use-is-split';
import { addressOf, queryOf, searchBeside } from './list-query.ts';

const rows = () => [...document.querySelectorAll<HTMLElement>('[data-feed] [data-notification]')];
const idOf = (row: HTMLElement | undefined) => row?.dataset['notification'];

/** Where the reader is in list and pane, and the ways between them: the address says all of it. */
export function useInbox() {
  const { id } = useParams();
  const isSplit = useIsSplit();
  const [address, setAddress] = useSearchParams();
  const navigate = useNavigate();
  const headingId = useId();
  const awaitedRef = useRef<string>(null);
  const query = queryOf(address);

  const hrefOf = (one: string) => createPath({ pathname: paths.notification(one), search: searchBeside(address) });
  const listHref = createPath({ pathname: paths.notifications.pattern, search: `${addressOf(query, address)}` });
  const open = (one: string) => void navigate(hrefOf(one), { replace: id !== undefined });

  return {
    id,
    isSplit,
    query,
    headingId,
    awaitedRef,
    hrefOf,
    listHref,
    /** Changes what the list shows; what is open stays open. */
    choose: (next: Parameters<typeof addressOf>[0]) => setAddress(addressOf(next, address), { replace: true }),
    open: isSplit ? open : undefined,
    /** What tells of one class alone; from a page of its own that is the way to its list. */
    showClass(classId: string) {
      const next = addressOf({ filter: query.filter, classId }, address);
      if (isSplit || id === undefined) setAddress(next, { replace: true });
      else void navigate(createPath({ pathname: paths.notifications.pattern, search: `${next}` }));
    },
    /** By Enter the reader goes into the pane; a page of its own takes the focus by itself. */
    enter(one: string) {
      if (!isSplit) return;
      if (one === id) document.getElementById(headingId)?.focus();
      else awaitedRef.current = one;
    },
    back() {
      if (isSplit)
        rows()
          .find((row) => idOf(row) === id)
          ?.focus();
      else if (id !== undefined) void navigate(listHref);
    },
    /** What leaves the list makes room for its neighbour; from a page of its own the way leads back to the list. */
    leave(one: string) {
      if (one !== id) return undefined;
      if (!isSplit) return () => void navigate(listHref);
      const all = rows();
      const at = all.findIndex((row) => idOf(row) === one);
      const next = at < 0 ? undefined : idOf(all[at + 1] ?? all[at - 1]);
      void navigate(next === undefined ? listHref : hrefOf(next), { replace: true });
      return undefined;
    },
  };
}
