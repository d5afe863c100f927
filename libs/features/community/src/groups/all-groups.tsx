import { useFollowGroupsInfiniteQuery } from '@portal/api/community/groups.api';
import { QueryState } from '@portal/portal-core/query-state';
import { EmptyState } from '@portal/ui/empty-state';
import { SearchEmpty } from '@portal/ui/search-empty';
import { SkeletonRows } from '@portal/ui/skeletons';
import { groups as words } from '../messages.ts';
import { GroupList } from './group-list.tsx';

interface AllGroupsProps {
  search: string;
  onReset: () => void;
  /** A title that is seen stands above it already. */
  hasTitle?: boolean;
}

/** Every group of the marketplace, to read in and to join. */
export function AllGroups({ search, onReset, hasTitle = false }: AllGroupsProps) {
  const list = useFollowGroupsInfiniteQuery(search ? { search } : {});
  return (
    <QueryState
      query={list}
      failed={words.failed}
      skeleton={<SkeletonRows rows={4} picture={false} end label={words.loading} />}
    >
      {({ pages }) => {
        const groups = pages.flatMap(({ items }) => items);
        if (groups.length > 0) return <GroupList label={words.all} groups={groups} list={list} hasTitle={hasTitle} />;
        return search ? (
          <SearchEmpty by="search" title={words.notFound(search)} onReset={onReset} />
        ) : (
          <EmptyState name="community-empty" title={words.none}>
            {words.noneBody}
          </EmptyState>
        );
      }}
    </QueryState>
  );
}
