import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';
import { useParams } from 'react-router';
import { problemOf } from '@portal/api/api-problem';
import { useGetLessonIncomeQuery } from '@portal/api/wallet/income-adjustments.api';
import { PageHeading } from '@portal/portal-core/page-heading';
import { QueryState } from '@portal/portal-core/query-state';
import { RouterLink } from '@portal/portal-core/router-link';
import { Button } from '@portal/ui/button';
import { EmptyState } from '@portal/ui/empty-state';
import { SkeletonText } from '@portal/ui/skeletons';
import { queueAddress } from '../queues/ops-address.ts';
import { AdjustIncome } from './adjust-income.tsx';
import { IncomeAdjustments } from './income-adjustments.tsx';
import { IncomeFacts } from './income-facts.tsx';
import { income as words } from './incomes-messages.ts';

/** /ops/incomes/:lessonId: what a lesson earned and from what, and how it is corrected (INC-4). */
export function IncomePage() {
  const { lessonId = '' } = useParams();
  const query = useGetLessonIncomeQuery({ lessonId }, { refetchOnMountOrArgChange: true });
  const isOthers = query.error !== undefined && problemOf(query.error).code === 'FORBIDDEN';
  return (
    <chakra.div pb="10" display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="6">
      <PageHeading title={words.title} />
      {isOthers ? (
        <Nothing title={words.notMine}>{words.notMineBody}</Nothing>
      ) : (
        <QueryState
          query={query}
          failed={words.failed}
          skeleton={<SkeletonText lines={8} label={words.loading} />}
          gone={<Nothing title={words.gone}>{words.goneBody}</Nothing>}
        >
          {(explanation) => (
            <chakra.div
              display="grid"
              gridTemplateColumns="repeat(auto-fit, minmax(min(100%, 26rem), 1fr))"
              gap="6"
              alignItems="start"
            >
              <chakra.div display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="6">
                <IncomeFacts explanation={explanation} />
                <IncomeAdjustments explanation={explanation} />
              </chakra.div>
              <AdjustIncome explanation={explanation} />
            </chakra.div>
          )}
        </QueryState>
      )}
    </chakra.div>
  );
}

function Nothing({ title, children }: { title: string; children: ReactNode }) {
  return (
    <EmptyState
      name="not-found"
      title={title}
      action={
        <Button asChild variant="outline">
          <RouterLink href={queueAddress('WITHDRAWALS')}>{words.toWithdrawals}</RouterLink>
        </Button>
      }
    >
      {children}
    </EmptyState>
  );
}
