import { chakra } from '@chakra-ui/react/styled-system';
import { ArrowLeft } from 'lucide-react';
import { useParams } from 'react-router';
import { useGetStatementQuery } from '@portal/api/wallet/statements.api';
import { paths } from '@portal/domain/site/paths';
import { isDay } from '@portal/domain/time/day';
import { PageHeading } from '@portal/portal-core/page-heading';
import { QueryState } from '@portal/portal-core/query-state';
import { RouterLink } from '@portal/portal-core/router-link';
import { EmptyState } from '@portal/ui/empty-state';
import { EyeButton } from '@portal/ui/eye-button';
import { Icon } from '@portal/ui/icon';
import { SkeletonRows } from '@portal/ui/skeletons';
import { TextLink } from '@portal/ui/text-link';
import { nameMonth } from '../amounts/month-names.ts';
import { ExplainSheet } from '../explain/explain-sheet.tsx';
import { statement as words } from '../statement-messages.ts';
import { titles } from '../title-messages.ts';
import { StatementContent } from './statement-content.tsx';
import { StatementFiles } from './statement-files.tsx';

const isMonth = (month: string) => isDay(`${month}-01`);

/** /account/income/statements/:month: one month on one sheet, to read and to take along (INC-4). */
export function StatementPage() {
  const { month = '' } = useParams();
  const isKnown = isMonth(month);
  return (
    <chakra.div pb="10">
      <PageHeading
        title={isKnown ? words.title(nameMonth(month)) : titles.statements}
        back={
          <TextLink href={paths.statements()} linkAs={RouterLink} variant="quiet" touch textStyle="body.sm">
            <Icon as={ArrowLeft} size={16} />
            {words.back}
          </TextLink>
        }
        actions={
          isKnown && (
            <chakra.div display="flex" flexWrap="wrap" alignItems="center" gap="2">
              <EyeButton />
              <StatementFiles month={month} />
            </chakra.div>
          )
        }
      />
      <chakra.div mt="4">{isKnown ? <Loaded month={month} /> : <NoStatement />}</chakra.div>
      <ExplainSheet />
    </chakra.div>
  );
}

function Loaded({ month }: { month: string }) {
  const query = useGetStatementQuery({ month });
  return (
    <QueryState
      query={query}
      failed={words.failed}
      gone={<NoStatement />}
      skeleton={<SkeletonRows rows={6} picture={false} end label={words.loading} />}
    >
      {(detail) => <StatementContent detail={detail} />}
    </QueryState>
  );
}

function NoStatement() {
  return (
    <EmptyState name="income-empty" title={words.gone}>
      {words.goneBody}
    </EmptyState>
  );
}
