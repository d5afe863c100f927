import { chakra } from '@chakra-ui/react/styled-system';
import { useState } from 'react';
import { useFollowKnownFamiliesInfiniteQuery } from '@portal/api/chat/pairs.api';
import { FollowedRows } from '@portal/portal-core/followed-rows';
import { QueryState } from '@portal/portal-core/query-state';
import { Dialog } from '@portal/ui/dialog';
import { EmptyState } from '@portal/ui/empty-state';
import { ListTools } from '@portal/ui/list-tools';
import { SearchEmpty } from '@portal/ui/search-empty';
import { SkeletonRows } from '@portal/ui/skeletons';
import { opening as words } from '../messages.ts';
import { FamilyRow } from './family-row.tsx';

/** Whom she may write to: the guardians of her students, found by their names or those of their children. */
export function NewChatDialog({ onClose }: { onClose: () => void }) {
  return (
    <Dialog open title={words.title} description={words.lead} onClose={onClose}>
      <Families />
    </Dialog>
  );
}

function Families() {
  const [search, setSearch] = useState('');
  const list = useFollowKnownFamiliesInfiniteQuery(search ? { search } : {});
  const { currentData, isFetching, refetch, isFetchNextPageError, error } = list;
  // A page that did not come is said at the button.
  const shown = { currentData, isFetching, refetch, ...(!isFetchNextPageError && { error }) };
  return (
    <>
      <ListTools labels={{ search: words.search }} q={search} onSearch={setSearch} />
      <QueryState
        query={shown}
        failed={words.failed}
        size="sm"
        skeleton={<SkeletonRows rows={5} label={words.loading} />}
      >
        {({ pages }) => {
          const families = pages.flatMap(({ items }) => items);
          if (families.length > 0)
            return (
              <FollowedRows list={list} count={families.length}>
                <chakra.ul listStyleType="none">
                  {families.map((family) => (
                    <FamilyRow key={family.guardianId} family={family} />
                  ))}
                </chakra.ul>
              </FollowedRows>
            );
          return search ? (
            <SearchEmpty by="search" title={words.notFound} onReset={() => setSearch('')} />
          ) : (
            <EmptyState name="chat-empty" size="sm" title={words.empty}>
              {words.emptyBody}
            </EmptyState>
          );
        }}
      </QueryState>
    </>
  );
}
