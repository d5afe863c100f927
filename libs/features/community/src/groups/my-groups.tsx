import { chakra } from '@chakra-ui/react/styled-system';
import { useFollowGroupsInfiniteQuery, useFollowMyGroupsInfiniteQuery } from '@portal/api/community/groups.api';
import { QueryState } from '@portal/portal-core/query-state';
import { EmptyState } from '@portal/ui/empty-state';
import { LeadCount } from '@portal/ui/lead-count';
import { PlainPanel } from '@portal/ui/plain-panel';
import { SearchEmpty } from '@portal/ui/search-empty';
import { SkeletonRows } from '@portal/ui/skeletons';
import { group as groupWords, groups as words } from '../messages.ts';
import { AllGroups } from './all-groups.tsx';
import { GroupList } from './group-list.tsx';

interface MyGroupsProps {
  search: string;
  onReset: () => void;
}

/** The groups that she is in, led by what waits in them; who is in none finds those that there are. */
export function MyGroups({ search, onReset }: MyGroupsProps) {
  const list = useFollowMyGroupsInfiniteQuery(search ? { search } : {});
  return (
    <QueryState
      query={list}
      failed={words.failed}
      skeleton={<SkeletonRows rows={3} picture={false} label={words.loading} />}
    >
      {({ pages }) => {
        const groups = pages.flatMap(({ items }) => items);
        if (groups.length === 0 && search)
          return <SearchEmpty by="search" title={words.notFound(search)} onReset={onReset} />;
        if (groups.length === 0) return <Discover onReset={onReset} />;
        const waiting = groups.reduce((sum, { openQuestions }) => sum + openQuestions, 0);
        return (
          <>
            {/* Of a part of the groups it would be no sum. */}
            {waiting > 0 && !search && !list.hasNextPage && (
              <chakra.div mb="4">
                <LeadCount figure={waiting.toLocaleString()} unit={groupWords.pieces}>
                  {groupWords.waiting}
                </LeadCount>
              </chakra.div>
            )}
            <GroupList label={words.mine} groups={groups} list={list} />
          </>
        );
      }}
    </QueryState>
  );
}

function Discover({ onReset }: { onReset: () => void }) {
  const { currentData } = useFollowGroupsInfiniteQuery({});
  // That there are none to be in says it all.
  if (currentData?.pages[0]?.items.length === 0) return <AllGroups search="" onReset={onReset} />;
  return (
    <>
      <EmptyState name="community-empty" size="sm" title={words.empty}>
        {words.emptyBody}
      </EmptyState>
      <PlainPanel title={words.discover}>
        <AllGroups search="" onReset={onReset} hasTitle />
      </PlainPanel>
    </>
  );
}
