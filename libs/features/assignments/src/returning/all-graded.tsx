import { chakra } from '@chakra-ui/react/styled-system';
import type { QueuedSubmission } from '@portal/domain/coursework/submission';
import { paths } from '@portal/domain/site/paths';
import { RouterLink } from '@portal/portal-core/router-link';
import { EmptyState } from '@portal/ui/empty-state';
import { TextLink } from '@portal/ui/text-link';
import { ARRIVAL, useArrival } from '@portal/ui/use-arrival';
import { allGraded as words, queue } from '../grading-messages.ts';
import { ReturnAll } from './return-all.tsx';

interface Props {
  /** Graded and not returned. */
  graded: readonly QueuedSubmission[];
  /** She has just graded the last one; otherwise there was nothing to grade when she came. */
  isFresh: boolean;
}

/** Nothing is left to grade: what is graded can be returned in one step. */
export function AllGraded({ graded, isFresh }: Props) {
  const place = useArrival<HTMLDivElement>(isFresh);
  const isDone = isFresh || graded.length > 0;
  return (
    <chakra.div ref={place} {...ARRIVAL}>
      <EmptyState
        name={isDone ? 'plan-empty' : 'assignment-empty'}
        title={isDone ? words.title : queue.empty}
        action={
          <chakra.div display="grid" gap="4" justifyItems="center">
            <ReturnAll graded={graded} />
            <TextLink href={paths.assignments()} linkAs={RouterLink} touch>
              {queue.toAssignments}
            </TextLink>
          </chakra.div>
        }
      >
        {!isDone ? queue.emptyBody : graded.length > 0 ? words.body(graded.length) : words.returned}
      </EmptyState>
    </chakra.div>
  );
}
