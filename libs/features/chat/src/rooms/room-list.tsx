import { chakra } from '@chakra-ui/react/styled-system';
import { millisecondsInMinute } from 'date-fns/constants';
import { useGetChatQuery } from '@portal/api/chat/chats.api';
import { SkipToField } from '@portal/conversation/skip-to-field';
import { useUnsentRooms } from '@portal/conversation/use-unsent-rooms';
import type { ChatRoom } from '@portal/domain/chat/chats.contract';
import { CHAT_FILTERS } from '@portal/domain/chat/states/chat';
import { paths } from '@portal/domain/site/paths';
import { LIMITS } from '@portal/domain/tenant/limits';
import { useNow } from '@portal/portal-core/clock';
import { FollowedRows } from '@portal/portal-core/followed-rows';
import { PageHeading } from '@portal/portal-core/page-heading';
import { QueryState } from '@portal/portal-core/query-state';
import { RouterLink } from '@portal/portal-core/router-link';
import { EmptyState } from '@portal/ui/empty-state';
import { ListTools } from '@portal/ui/list-tools';
import { SegmentedControl } from '@portal/ui/segmented-control';
import { SkeletonRows } from '@portal/ui/skeletons';
import { TextLink } from '@portal/ui/text-link';
import { messages, replies as replyWords, rooms as words } from '../messages.ts';
import { NewChat } from '../opening/new-chat.tsx';
import { titles } from '../title-messages.ts';
import type { ChatAddress } from '../use-chat-address.ts';
import { FoundLists } from './found-lists.tsx';
import { moveAmongRows } from './move-among-rows.ts';
import { RoomGroup } from './room-group.tsx';
import { useRoomLists } from './room-lists.ts';
import { RoomRow } from './room-row.tsx';
import { WaitingLead } from './waiting-lead.tsx';

interface RoomListProps {
  address: ChatAddress;
  /** The talk beside it was chosen here: that takes the focus. */
  isStep: boolean;
  /** IANA zone of the reader. */
  zone: string;
}

/** Her talks (CHT-1): who waits for her leads, then what she pinned, then all of them, as far as she looks. */
export function RoomList({ address, isStep, zone }: RoomListProps) {
  const { filter, search, roomId } = address;
  const now = useNow(millisecondsInMinute);
  const unsent = useUnsentRooms();
  const { list, unreadTotal, allWaiting, waiting, pinned, rest = [], isEmpty } = useRoomLists(filter, search);
  const { currentData, isFetching, refetch, isFetchNextPageError, error } = list;
  // A page that did not come is said at the button; what is here stays without a second notice.
  const shown = { currentData, isFetching, refetch, ...(!isFetchNextPageError && { error }) };
  const rowsOf = (rooms: readonly ChatRoom[]) =>
    rooms.map((room) => (
      <RoomRow
        key={room.id}
        room={room}
        unsent={unsent.get(room.id)}
        href={address.hrefOf(room.id)}
        isChosen={room.id === roomId}
        onArchived={() => room.id === roomId && address.leave()}
        now={now}
        zone={zone}
      />
    ));
  const followed = (
    <FollowedRows list={list} count={rest.length}>
      <chakra.ul listStyleType="none">{rowsOf(rest)}</chakra.ul>
    </FollowedRows>
  );
  return (
    <chakra.div mx={{ base: '-4', lg: '-6' }} onKeyDown={moveAmongRows}>
      {roomId !== undefined && <PastTheList roomId={roomId} />}
      <chakra.div px={{ base: '4', lg: '6' }} display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="3">
        <PageHeading
          title={messages.title}
          page={isStep ? paths.chat() : undefined}
          actions={
            <chakra.div display="flex" flexWrap="wrap" alignItems="center" gap="3">
              <NewChat />
              <TextLink href={paths.chatAnnouncements()} linkAs={RouterLink} touch>
                {titles.announcement}
              </TextLink>
              <TextLink href={paths.chatReplies()} linkAs={RouterLink} touch>
                {replyWords.manage}
              </TextLink>
            </chakra.div>
          }
        />
        <WaitingLead waiting={allWaiting} now={now} />
        <SegmentedControl
          wide
          label={words.filter}
          options={CHAT_FILTERS.map((value) => ({
            value,
            label: words.tab(value, value === 'unread' ? unreadTotal : undefined, LIMITS.badgeCap),
          }))}
          value={filter}
          onChange={address.showFilter}
        />
        <ListTools labels={{ search: words.search }} q={search} onSearch={address.find} />
      </chakra.div>
      <QueryState query={shown} failed={words.failed} skeleton={<SkeletonRows rows={6} end label={words.loading} />}>
        {() =>
          search ? (
            <FoundLists address={address} now={now} zone={zone} rooms={rest.length > 0 ? followed : null} />
          ) : isEmpty ? (
            <Nothing filter={filter} />
          ) : (
            <>
              {waiting.length > 0 && (
                <RoomGroup title={words.toAnswer} order={words.byUrgency}>
                  <chakra.ul listStyleType="none">{rowsOf(waiting)}</chakra.ul>
                </RoomGroup>
              )}
              {pinned.length > 0 && (
                <RoomGroup title={words.pinned}>
                  <chakra.ul listStyleType="none">{rowsOf(pinned)}</chakra.ul>
                </RoomGroup>
              )}
              {rest.length > 0 && (
                <RoomGroup title={waiting.length + pinned.length > 0 ? words.rest : words.every}>{followed}</RoomGroup>
              )}
              {waiting.length > 0 && (
                <chakra.p px={{ base: '4', lg: '6' }} py="4" textStyle="caption" color="fg.muted">
                  {words.kept}
                </chakra.p>
              )}
            </>
          )
        }
      </QueryState>
    </chakra.div>
  );
}

function PastTheList({ roomId }: { roomId: string }) {
  const { data: chat } = useGetChatQuery({ id: roomId });
  return chat?.block === 'NONE' ? <SkipToField /> : null;
}

function Nothing({ filter }: Pick<ChatAddress, 'filter'>) {
  const [title, body] = words.empty[filter];
  return (
    <EmptyState name="chat-empty" size="sm" title={title}>
      {body}
    </EmptyState>
  );
}
