import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';
import { useFollowFoundMessagesInfiniteQuery } from '@portal/api/chat/search.api';
import { canSearchWords } from '@portal/domain/chat/search/found-words';
import { messageName } from '@portal/domain/chat/search.contract';
import { FollowedRows } from '@portal/portal-core/followed-rows';
import { QueryState } from '@portal/portal-core/query-state';
import { SearchEmpty } from '@portal/ui/search-empty';
import { SkeletonRows } from '@portal/ui/skeletons';
import { found as words } from '../search-messages.ts';
import type { ChatAddress } from '../use-chat-address.ts';
import { FoundRow } from './found-row.tsx';
import { RoomGroup } from './room-group.tsx';

interface FoundListsProps {
  address: ChatAddress;
  now: Date;
  zone: string;
  /** The talks whose names fit; null where there are none. */
  rooms: ReactNode;
}

/** What a search finds: talks by their names, and under them what was said. */
export function FoundLists({ address, now, zone, rooms }: FoundListsProps) {
  const { search, roomId, wanted, find } = address;
  const isLongEnough = canSearchWords(search);
  const list = useFollowFoundMessagesInfiniteQuery({ search }, { skip: !isLongEnough });
  const { currentData, isFetching, refetch, isFetchNextPageError, error } = list;
  const shown = { currentData, isFetching, refetch, ...(!isFetchNextPageError && { error }) };
  const messages = currentData?.pages.flatMap(({ items }) => items);
  if (rooms === null && messages?.length === 0)
    return <SearchEmpty by="search" title={words.none} onReset={() => find('')} />;
  return (
    <>
      <RoomGroup title={words.rooms}>{rooms ?? <Note>{words.noRooms}</Note>}</RoomGroup>
      <RoomGroup title={words.messages}>
        {isLongEnough ? (
          <QueryState
            query={shown}
            failed={words.failed}
            skeleton={<SkeletonRows rows={3} end label={words.loading} />}
          >
            {({ pages }) => {
              const items = pages.flatMap((page) => page.items);
              if (items.length === 0) return <Note>{words.noMessages}</Note>;
              return (
                <FollowedRows list={list} count={items.length}>
                  <chakra.ul listStyleType="none">
                    {items.map((message) => (
                      <FoundRow
                        key={messageName(message)}
                        message={message}
                        href={address.hrefOfMessage(message.room.id, message.seq)}
                        isChosen={message.room.id === roomId && message.seq === wanted?.seq}
                        now={now}
                        zone={zone}
                      />
                    ))}
                  </chakra.ul>
                </FollowedRows>
              );
            }}
          </QueryState>
        ) : (
          <Note>{words.tooShort}</Note>
        )}
      </RoomGroup>
    </>
  );
}

const Note = ({ children }: { children: string }) => (
  <chakra.p px={{ base: '4', lg: '6' }} py="3" textStyle="body.sm" color="fg.muted">
    {children}
  </chakra.p>
);
