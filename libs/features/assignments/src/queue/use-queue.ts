import * as v from 'valibot';
import { submissionsApi, useListGradingQueueQuery } from '@portal/api/coursework/submissions.api';
import { type GradedSubmission, QueuedSubmission } from '@portal/domain/coursework/submission';
import { useAppDispatch } from '@portal/portal-core/hooks';
import type { GradingAddress } from './use-grading-address.ts';

/** As many as one answer holds; what waits behind them comes as they go. */
const SIZE = '100';

/** Those that she grades now, and, while she does, those that she has graded and not returned. */
export function useQueue({ list, asked }: GradingAddress) {
  const dispatch = useAppDispatch();
  const wanted = { ...asked, list, size: SIZE };
  const query = useListGradingQueueQuery(wanted);
  const doneOnes = { ...asked, list: 'to-return', size: SIZE } as const;
  const graded = useListGradingQueueQuery(doneOnes, { skip: list !== 'to-grade' });
  const items = query.currentData?.items ?? [];

  return {
    query,
    items,
    graded: graded.currentData?.items ?? [],
    /** The one that comes `by` places after this one; null where there is none. */
    neighbour(id: string | null, by: 1 | -1): QueuedSubmission | null {
      const at = items.findIndex((one) => one.id === id);
      return (at < 0 ? items[0] : items[at + by]) ?? null;
    },
    /**
     * One is graded: it goes from the one list to the other before the server is asked again, so that nothing leads back to it
     * and what is returned at once is all of it.
     */
    take(saved: GradedSubmission) {
      const known = v.parse(QueuedSubmission, saved);
      dispatch(
        submissionsApi.util.updateQueryData('listGradingQueue', wanted, (to) => {
          const at = to.items.findIndex(({ id }) => id === known.id);
          if (list !== 'to-grade' || at < 0) return;
          to.items.splice(at, 1);
          to.totals['to-grade'] -= 1;
          to.totals['to-return'] += 1;
        }),
      );
      dispatch(
        submissionsApi.util.updateQueryData('listGradingQueue', doneOnes, ({ items: done }) => {
          const at = done.findIndex(({ id }) => id === known.id);
          if (at < 0) done.push(known);
          else done[at] = known;
        }),
      );
    },
  };
}

export type Queue = ReturnType<typeof useQueue>;
