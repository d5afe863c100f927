import { chakra } from '@chakra-ui/react/styled-system';
import type { QueuedSubmission } from '@portal/domain/coursework/submission';
import { QueryState } from '@portal/portal-core/query-state';
import { FoldRow } from '@portal/ui/fold-row';
import { queue as words } from '../grading-messages.ts';
import { QueueEnd } from './queue-end.tsx';
import { QueueRow } from './queue-row.tsx';
import type { GradingAddress } from './use-grading-address.ts';
import type { Queue } from './use-queue.ts';

export interface QueueListProps {
  address: GradingAddress;
  queue: Queue;
  /** The one on the desk, as it is known best. */
  current: QueuedSubmission | null;
  onOpen: (id: string) => void;
}

/** The queue: what is left, in its order; what is graded and not returned is folded above it. */
export function QueueList({ address: { list, submissionId }, queue, current, onOpen }: QueueListProps) {
  const rows = (items: readonly QueuedSubmission[]) => (
    <chakra.ul listStyleType="none" display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="0.5">
      {items.map((one) => (
        <li key={one.id}>
          <QueueRow
            submission={one.id === current?.id ? current : one}
            isCurrent={one.id === submissionId}
            onOpen={() => onOpen(one.id)}
          />
        </li>
      ))}
    </chakra.ul>
  );
  return (
    <QueryState query={queue.query} loading={words.loading} failed={words.failed} size="sm">
      {({ totals, items }) => (
        <chakra.div display="grid" gap="3" gridTemplateColumns="minmax(0, 1fr)">
          {list === 'to-grade' && queue.graded.length > 0 && (
            <FoldRow label={words.done(totals['to-return'])}>
              <chakra.div pt="2">{rows(queue.graded)}</chakra.div>
            </FoldRow>
          )}
          {list === 'to-grade' && items.length > 0 && (
            <chakra.p textStyle="label" color="fg.muted">
              {words.left(totals['to-grade'])}
            </chakra.p>
          )}
          {rows(items)}
          {items.length === 0 && (
            <chakra.p textStyle="body.sm" color="fg.muted">
              {words.emptyLists[list]}
            </chakra.p>
          )}
          {queue.more && <QueueEnd left={totals[list] - items.length} isComing={queue.isComing} onMore={queue.more} />}
        </chakra.div>
      )}
    </QueryState>
  );
}
