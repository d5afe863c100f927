import { chakra } from '@chakra-ui/react/styled-system';
import { useCallback } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { problemOf } from '@portal/api/api-problem';
import { useFollowLessonIncomesInfiniteQuery } from '@portal/api/wallet/income-adjustments.api';
import { paths } from '@portal/domain/site/paths';
import { PageHeading } from '@portal/portal-core/page-heading';
import { QueryState } from '@portal/portal-core/query-state';
import { ListTools } from '@portal/ui/list-tools';
import { SkeletonRows } from '@portal/ui/skeletons';
import { OtherDesk } from '../desk/other-desk.tsx';
import { FRESH } from '../queues/fresh.ts';
import { IncomeList } from './income-list.tsx';
import { income, incomes as words } from './incomes-messages.ts';

/** /ops/incomes: what lessons of all teachers earned, the newest first; what is looked for stands in the address. */
export function IncomesPage() {
  const navigate = useNavigate();
  const search = useSearchParams()[0].get('search')?.slice(0, 60).trim() ?? '';
  const list = useFollowLessonIncomesInfiniteQuery(search ? { search } : {}, FRESH);
  const show = useCallback(
    (wanted: string) => void navigate(paths.opsIncomes(wanted || undefined), { replace: true }),
    [navigate],
  );
  const isOthers = list.error !== undefined && problemOf(list.error).code === 'FORBIDDEN';
  return (
    <chakra.div pb="10">
      <PageHeading title={words.title} />
      {isOthers ? (
        <OtherDesk title={income.notMine}>{income.notMineBody}</OtherDesk>
      ) : (
        <>
          <chakra.p color="fg.muted" mt={{ base: '3', md: '1' }}>
            {words.intro}
          </chakra.p>
          <ListTools labels={{ search: words.search }} q={search} onSearch={show} />
          <QueryState
            query={list}
            failed={words.failed}
            skeleton={<SkeletonRows rows={5} picture={false} end label={words.loading} />}
          >
            {({ pages }) => (
              <IncomeList
                incomes={pages.flatMap(({ items }) => items)}
                list={list}
                search={search}
                onAll={() => show('')}
              />
            )}
          </QueryState>
        </>
      )}
    </chakra.div>
  );
}
