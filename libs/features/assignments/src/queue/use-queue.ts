import * as v from 'valibot';
import { submissionsApi, useListGradingQueuePagesInfiniteQuery } from '@portal/api/coursework/submissions.api';
import { type GradedSubmission, QueuedSubmission } from '@portal/domain/coursework/submission';
import type { GradingList } from '@portal/domain/coursework/submissions.contract';
import { useAppDispatch } from '@portal/portal-core/hooks';
import type { GradingAddress } from './use-grading-address.ts';

/** One list as far as it has been looked at; what is graded meanwhile moves the pages, and nothing is in it twice. */
function usePages(asked: GradingAddress['asked'] & { list: GradingList }, skip = false) {
  const { currentData, hasNextPage, isFetchingNextPage, fetchNextPage, ...query } =
    useListGradingQueuePagesInfiniteQuery(asked, { skip });
  const all = currentData?.pages.flatMap(({ items }) => items) ?? [];
  const items = [...new Map(all.map((one) => [one.id, one])).values()];
  const totals = currentData?.pages.at(-1)?.totals;
  return {
    query: { ...query, currentData: totals && { totals, items } },
    items,
    isComing: isFetchingNextPage,
    /** The next hundred of it; null where all is there. */
    more: hasNextPage ? () => void fetchNextPage() : null,
  };
}

/** Those that she grades now, and, while she does, those that she has graded and not returned. */
export function useQueue({ list, asked }: GradingAddress) {
  const dispatch = useAppDispatch();
  const wanted = { ...asked, list };
  const { query, items, more, isComing } = usePages(wanted);
  const doneOnes = { ...asked, list: 'to-return' } as const;
  const graded = usePages(doneOnes, list !== 'to-grade');

  return {
    query,
    items,
    more,
    isComing,
    graded: graded.items,
    /** The one that comes `by` places after this one; null where there is none. */
    neighbour(id: string | null, by: 1 | -1): QueuedSubmission | null {
      const at = items.findIndex((one) => one.id === id);
      return (at < 0 ? items[0] : items[at + by]) ?? null;
    },
    /** How many are loaded behind this one. */
    behind: (id: string | null) => items.length - 1 - items.findIndex((one) => one.id === id),
    /**
     * One is graded: it goes from the one list to the other before the server is asked again, so that nothing leads back to it
     * and what is returned at once is all of it.
     */
    take(saved: GradedSubmission) {
      const known = v.parse(QueuedSubmission, saved);
      dispatch(
        submissionsApi.util.updateQueryData('listGradingQueuePages', wanted, ({ pages }) => {
          const from = pages.find((page) => page.items.some(({ id }) => id === known.id));
          if (list !== 'to-grade' || !from) return;
          from.items = from.items.filter(({ id }) => id !== known.id);
          for (const { totals } of pages) {
            totals['to-grade'] -= 1;
            totals['to-return'] += 1;
          }
        }),
      );
      dispatch(
        submissionsApi.util.updateQueryData('listGradingQueuePages', doneOnes, ({ pages }) => {
          const page = pages.find(({ items: done }) => done.some(({ id }) => id === known.id));
          if (page) page.items = page.items.map((one) => (one.id === known.id ? known : one));
          else pages.at(-1)?.items.push(known);
        }),
      );
    },
  };
}

export type Queue = ReturnType<typeof useQueue>;
