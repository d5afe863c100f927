import { chakra } from '@chakra-ui/react/styled-system';
import { useGetIncomeForecastQuery, useGetIncomeSummaryQuery } from '@portal/api/wallet/incomes.api';
import { formatMoment } from '@portal/domain/format/date-time';
import { paths } from '@portal/domain/site/paths';
import type { IncomeSummary } from '@portal/domain/wallet/income';
import { PageHeading } from '@portal/portal-core/page-heading';
import { QueryState } from '@portal/portal-core/query-state';
import { RouterLink } from '@portal/portal-core/router-link';
import { useTeacherZone } from '@portal/portal-core/teacher-zone';
import { Button } from '@portal/ui/button';
import { EmptyState } from '@portal/ui/empty-state';
import { ExplainSheet } from '../explain/explain-sheet.tsx';
import { page as words } from '../overview-messages.ts';
import { IncomeOverview } from './income-overview.tsx';
import { IncomeSkeleton } from './income-skeleton.tsx';

/** Neither earned nor booked, ever: there is nothing to reckon with. */
const isEmpty = ({ months, available, withdrawing, nextPayout: { booked, later } }: IncomeSummary): boolean =>
  months.every(({ lessonCount, gross }) => lessonCount === 0 && gross === 0) &&
  available + withdrawing + booked.lessonCount + later.lessonCount === 0;

/** /account/income/all: what she may take out, what comes, and why (RTE-7, INC-3, INC-4). */
export function IncomePage() {
  const zone = useTeacherZone();
  const summary = useGetIncomeSummaryQuery();
  const forecast = useGetIncomeForecastQuery();
  const asOf = summary.currentData?.asOf;
  return (
    <>
      <chakra.div pb="10">
        <PageHeading
          title={words.title}
          actions={
            asOf && (
              <chakra.span textStyle="body.sm" color="fg.muted" fontVariantNumeric="tabular-nums">
                {words.asOf(formatMoment(asOf, zone))}
              </chakra.span>
            )
          }
        />
        <chakra.div mt="3">
          <QueryState query={summary} failed={words.failed} skeleton={<IncomeSkeleton />}>
            {(shown) => (isEmpty(shown) ? <NoIncome /> : <IncomeOverview summary={shown} forecast={forecast} />)}
          </QueryState>
        </chakra.div>
      </chakra.div>
      {/* Whoever asks why has asked for its figures. */}
      <ExplainSheet />
    </>
  );
}

function NoIncome() {
  return (
    <EmptyState
      name="income-empty"
      title={words.empty}
      action={
        <Button asChild variant="outline">
          <RouterLink href={paths.myClasses()}>{words.emptyAction}</RouterLink>
        </Button>
      }
    >
      {words.emptyBody}
    </EmptyState>
  );
}
