import { chakra } from '@chakra-ui/react/styled-system';
import { Plus } from 'lucide-react';
import { useCallback } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { problemOf } from '@portal/api/api-problem';
import { useFollowKeptGroupsInfiniteQuery } from '@portal/api/community/group-desk.api';
import { COMMUNITY_LIMITS } from '@portal/domain/community/community-limits';
import { paths } from '@portal/domain/site/paths';
import { PageHeading } from '@portal/portal-core/page-heading';
import { QueryState } from '@portal/portal-core/query-state';
import { RouterLink } from '@portal/portal-core/router-link';
import { Button } from '@portal/ui/button';
import { Icon } from '@portal/ui/icon';
import { ListTools } from '@portal/ui/list-tools';
import { SkeletonRows } from '@portal/ui/skeletons';
import { OtherDesk } from '../desk/other-desk.tsx';
import { FRESH } from '../queues/fresh.ts';
import { GroupList } from './group-list.tsx';
import { groups as words } from './groups-messages.ts';

/** /ops/groups: the groups of teachers, by name; what is looked for stands in the address. */
export function GroupsPage() {
  const navigate = useNavigate();
  const search = useSearchParams()[0].get('search')?.slice(0, COMMUNITY_LIMITS.searchMax).trim() ?? '';
  const list = useFollowKeptGroupsInfiniteQuery(search ? { search } : {}, FRESH);
  const show = useCallback(
    (wanted: string) => void navigate(paths.opsGroups(wanted || undefined), { replace: true }),
    [navigate],
  );
  const isOthers = list.error !== undefined && problemOf(list.error).code === 'FORBIDDEN';
  const found = (
    <Button asChild startIcon={<Icon as={Plus} size={18} />}>
      <RouterLink href={paths.opsNewGroup()}>{words.found}</RouterLink>
    </Button>
  );
  return (
    <chakra.div pb="10">
      <PageHeading title={words.title} actions={!isOthers && found} />
      {isOthers ? (
        <OtherDesk title={words.notMine}>{words.notMineBody}</OtherDesk>
      ) : (
        <>
          <chakra.p color="fg.muted" mt={{ base: '3', md: '1' }}>
            {words.intro}
          </chakra.p>
          <ListTools labels={{ search: words.search }} q={search} onSearch={show} />
          <QueryState
            query={list}
            failed={words.failed}
            skeleton={<SkeletonRows rows={4} picture={false} label={words.loading} />}
          >
            {({ pages }) => (
              <GroupList
                groups={pages.flatMap(({ items }) => items)}
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
