import { chakra } from '@chakra-ui/react/styled-system';
import { millisecondsInMinute } from 'date-fns/constants';
import { useListChatsQuery } from '@portal/api/chat/chats.api';
import { useRealtimeConnected } from '@portal/api/use-realtime-connected';
import type { ChatRoom } from '@portal/domain/chat/chats.contract';
import { paths } from '@portal/domain/site/paths';
import { LIMITS } from '@portal/domain/tenant/limits';
import { RouterLink } from '@portal/portal-core/router-link';
import { Delayed } from '@portal/ui/delayed';
import { FoldRow } from '@portal/ui/fold-row';
import { PlainPanel } from '@portal/ui/plain-panel';
import { SkeletonRows } from '@portal/ui/skeletons';
import { TextLink } from '@portal/ui/text-link';
import { chats } from '../messages.ts';
import { ChatRow } from './chat-row.tsx';

/** As the page of the talks asks, so that it is asked once. */
export const ASKED_CHATS = { filter: 'waiting', size: '50' } as const;
const SHOWN = 3;
const SHOWN_ON_PHONE = 1;
/** Without a connection nothing is announced, so the panel asks while somebody looks at it. */
const POLL_MS = millisecondsInMinute;

interface ChatPanelProps {
  now: Date;
  isPhone: boolean;
}

/** Who waits for an answer, the longest first. A list that does not come is left out in silence. */
export function ChatPanel({ now, isPhone }: ChatPanelProps) {
  const isConnected = useRealtimeConnected();
  const { data, isLoading } = useListChatsQuery(ASKED_CHATS, {
    pollingInterval: isConnected ? 0 : POLL_MS,
    skipPollingIfUnfocused: true,
    refetchOnFocus: true,
  });
  const rooms = data?.items;
  return (
    <PlainPanel
      title={chats.title}
      count={data && chats.count(data.total, LIMITS.badgeCap)}
      action={
        <TextLink href={paths.chat()} linkAs={RouterLink} touch>
          {chats.open}
        </TextLink>
      }
    >
      <Delayed loading={isLoading} skeleton={<SkeletonRows rows={2} end label={chats.loading} />}>
        {() => {
          if (!rooms) return null;
          if (rooms.length === 0) return <chakra.p color="fg.muted">{chats.none}</chakra.p>;
          const shown = isPhone ? SHOWN_ON_PHONE : SHOWN;
          const rest = rooms.slice(shown);
          return (
            <div>
              <Rows rooms={rooms.slice(0, shown)} now={now} />
              {rest.length > 0 && (
                <FoldRow label={chats.rest(rest.length)}>
                  <Rows rooms={rest} now={now} />
                </FoldRow>
              )}
            </div>
          );
        }}
      </Delayed>
    </PlainPanel>
  );
}

const Rows = ({ rooms, now }: { rooms: readonly ChatRoom[]; now: Date }) => (
  <chakra.ul listStyleType="none" display="grid" gridTemplateColumns="minmax(0, 1fr)">
    {rooms.map((room) => (
      <ChatRow key={room.id} room={room} now={now} />
    ))}
  </chakra.ul>
);
