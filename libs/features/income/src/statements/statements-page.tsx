import { chakra } from '@chakra-ui/react/styled-system';
import { useListStatementsQuery } from '@portal/api/wallet/statements.api';
import { PageHeading } from '@portal/portal-core/page-heading';
import { QueryState } from '@portal/portal-core/query-state';
import { EmptyState } from '@portal/ui/empty-state';
import { EyeButton } from '@portal/ui/eye-button';
import { SkeletonRows } from '@portal/ui/skeletons';
import { list as words } from '../statement-messages.ts';
import { StatementRow } from './statement-row.tsx';

/** /account/income/statements: her months, the newest first (INC-4). */
export function StatementsPage() {
  const query = useListStatementsQuery();
  return (
    <chakra.div pb="10">
      <PageHeading title={words.title} actions={<EyeButton />} />
      <chakra.p mt="2" mb="4" textStyle="body.sm" color="fg.muted" maxW="form">
        {words.intro}
      </chakra.p>
      <QueryState
        query={query}
        failed={words.failed}
        skeleton={<SkeletonRows rows={6} picture={false} end label={words.loading} />}
      >
        {({ items }) =>
          items.length === 0 ? (
            <EmptyState name="income-empty" title={words.empty}>
              {words.emptyBody}
            </EmptyState>
          ) : (
            <chakra.ul aria-label={words.label} listStyleType="none" layerStyle="sheet" overflow="hidden">
              {items.map((one) => (
                <StatementRow key={one.month} statement={one} />
              ))}
            </chakra.ul>
          )
        }
      </QueryState>
    </chakra.div>
  );
}
