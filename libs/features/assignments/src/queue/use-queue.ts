import { submissionsApi, useListGradingQueueQuery } from '@portal/api/coursework/submissions.api';
import type { QueuedSubmission } from '@portal/domain/coursework/submission';
import { useAppDispatch } from '@portal/portal-core/hooks';
import type { GradingAddress } from './use-grading-address.ts';

/** As many as one answer holds; what waits behind them comes as they go. */
const SIZE = '100';

/** Those that she grades now, and, while she does, those that she has graded and not returned. */
export function useQueue({ list, asked }: GradingAddress) {
  const dispatch = useAppDispatch();
  const wanted = { ...asked, list, size: SIZE };
  const query = useListGradingQueueQuery(wanted);
  const graded = useListGradingQueueQuery({ ...asked, list: 'to-return', size: SIZE }, { skip: list !== 'to-grade' });
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
    /** One is graded: it leaves the list before the server is asked again, so that nothing leads back to it. */
    take: (id: string) =>
      dispatch(
        submissionsApi.util.updateQueryData('listGradingQueue', wanted, (known) => {
          const at = known.items.findIndex((one) => one.id === id);
          if (list !== 'to-grade' || at < 0) return;
          known.items.splice(at, 1);
          known.totals['to-grade'] -= 1;
          known.totals['to-return'] += 1;
        }),
      ),
  };
}

export type Queue = ReturnType<typeof useQueue>;
