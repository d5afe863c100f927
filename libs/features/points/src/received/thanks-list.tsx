import { chakra } from '@chakra-ui/react/styled-system';
import { useFollowReceivedThanksInfiniteQuery } from '@portal/api/points/received-thanks.api';
import { THANK_YOU_POINTS } from '@portal/domain/points/thanks.contract';
import { FollowedRows } from '@portal/portal-core/followed-rows';
import { QueryState } from '@portal/portal-core/query-state';
import { EmptyState } from '@portal/ui/empty-state';
import { SkeletonRows } from '@portal/ui/skeletons';
import { receive as words } from '../messages.ts';
import { ThanksRow } from './thanks-row.tsx';

/** What families gave, with their words; the newest first. */
export function ThanksList() {
  const list = useFollowReceivedThanksInfiniteQuery();
  return (
    <>
      <chakra.p color="fg.muted" mb="4">
        {words.thanksIntro(THANK_YOU_POINTS)}
      </chakra.p>
      <QueryState
        query={list}
        failed={words.failed}
        skeleton={<SkeletonRows rows={4} picture={false} end label={words.loading} />}
      >
        {({ pages }) => {
          const thanks = pages.flatMap(({ items }) => items);
          if (thanks.length === 0)
            return (
              <EmptyState name="gift-empty" title={words.none}>
                {words.noneBody}
              </EmptyState>
            );
          return (
            <FollowedRows list={list} count={thanks.length}>
              <chakra.ol
                aria-label={words.thanks}
                listStyleType="none"
                layerStyle="sheet"
                px={{ base: 'sheet', md: '5' }}
              >
                {thanks.map((one) => (
                  <ThanksRow key={one.id} thanks={one} />
                ))}
              </chakra.ol>
            </FollowedRows>
          );
        }}
      </QueryState>
    </>
  );
}
