import { chakra } from '@chakra-ui/react/styled-system';
import { problemOf } from '@portal/api/api-problem';
import { useListGradingQueueQuery } from '@portal/api/coursework/submissions.api';
import { paths } from '@portal/domain/site/paths';
import { RouterLink } from '@portal/portal-core/router-link';
import { Button } from '@portal/ui/button';
import { Delayed } from '@portal/ui/delayed';
import { ErrorState } from '@portal/ui/error-state';
import { Skeleton } from '@portal/ui/skeletons';
import { list as words } from '../list-messages.ts';

/** What matters first: how much waits to be graded, and the way there. */
export function GradingLead() {
  const { currentData, error, isFetching, refetch } = useListGradingQueueQuery({ list: 'to-grade', size: '1' });
  return (
    <chakra.section aria-label={words.lead} minH="4rem" display="grid" alignItems="center">
      <Delayed loading={!currentData && !error} skeleton={<Skeleton h="2.75rem" w="min(20rem, 80%)" />}>
        {() =>
          currentData ? (
            <Figures toGrade={currentData.totals['to-grade']} toReturn={currentData.totals['to-return']} />
          ) : (
            <ErrorState title={words.leadFailed} size="sm" onRetry={() => void refetch()} retrying={isFetching}>
              {problemOf(error).message}
            </ErrorState>
          )
        }
      </Delayed>
    </chakra.section>
  );
}

function Figures({ toGrade, toReturn }: { toGrade: number; toReturn: number }) {
  return (
    <chakra.div display="flex" flexWrap="wrap" alignItems="center" columnGap="5" rowGap="3">
      <div>
        <chakra.p textStyle="money.lg" fontSize="min(2.125rem, 8vw)">
          {toGrade > 0 ? words.toGrade(toGrade) : words.nothing}
        </chakra.p>
        {toReturn > 0 && <chakra.p color="fg.muted">{words.toReturn(toReturn)}</chakra.p>}
      </div>
      {toGrade > 0 && (
        <Button size="lg" asChild>
          <RouterLink href={paths.grading()}>{words.grade}</RouterLink>
        </Button>
      )}
      {toReturn > 0 && (
        <Button variant="outline" size="lg" asChild>
          <RouterLink href={paths.grading({ list: 'to-return' })}>{words.giveBack}</RouterLink>
        </Button>
      )}
    </chakra.div>
  );
}
