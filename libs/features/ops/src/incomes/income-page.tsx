import { chakra } from '@chakra-ui/react/styled-system';
import { ArrowLeft } from 'lucide-react';
import { useParams } from 'react-router';
import { problemOf } from '@portal/api/api-problem';
import { useGetLessonIncomeQuery } from '@portal/api/wallet/income-adjustments.api';
import { paths } from '@portal/domain/site/paths';
import { PageHeading } from '@portal/portal-core/page-heading';
import { QueryState } from '@portal/portal-core/query-state';
import { RouterLink } from '@portal/portal-core/router-link';
import { EmptyState } from '@portal/ui/empty-state';
import { Icon } from '@portal/ui/icon';
import { SkeletonText } from '@portal/ui/skeletons';
import { TextLink } from '@portal/ui/text-link';
import { OtherDesk } from '../desk/other-desk.tsx';
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
      <PageHeading
        title={words.title}
        back={
          <TextLink href={paths.opsIncomes()} linkAs={RouterLink} variant="quiet" touch textStyle="body.sm">
            <Icon as={ArrowLeft} size={16} />
            {words.back}
          </TextLink>
        }
      />
      {isOthers ? (
        <OtherDesk title={words.notMine}>{words.notMineBody}</OtherDesk>
      ) : (
        <QueryState
          query={query}
          failed={words.failed}
          skeleton={<SkeletonText lines={8} label={words.loading} />}
          gone={
            <EmptyState name="not-found" title={words.gone}>
              {words.goneBody}
            </EmptyState>
          }
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
