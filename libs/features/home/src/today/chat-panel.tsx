import { chakra } from '@chakra-ui/react/styled-system';
import { millisecondsInMinute } from 'date-fns/constants';
import { useListChatsQuery } from '@portal/api/chat/chats.api';
import { useRealtimeConnected } from '@portal/api/use-realtime-connected';
import { paths } from '@portal/domain/site/paths';
import { RouterLink } from '@portal/portal-core/router-link';
import { Delayed } from '@portal/ui/delayed';
import { Panel } from '@portal/ui/panel';
import { SkeletonText } from '@portal/ui/skeletons';
import { TextLink } from '@portal/ui/text-link';
import { chats } from '../messages.ts';
import { ChatRow } from './chat-row.tsx';

const SHOWN = '3';
/** Without a connection nothing is announced, so the panel asks while somebody looks at it. */
const POLL_MS = millisecondsInMinute;

/** Talks with unread messages. A list that does not come is left out in silence; the way to the chat stays. */
export function ChatPanel({ now }: { now: Date }) {
  const isConnected = useRealtimeConnected();
  const { data, isLoading } = useListChatsQuery(
    { filter: 'unread', size: SHOWN },
    { pollingInterval: isConnected ? 0 : POLL_MS, skipPollingIfUnfocused: true, refetchOnFocus: true },
  );
  return (
    <Panel
      size="sm"
      title={data ? chats.titleOf(data.total) : chats.title}
      footer={
        <TextLink href={paths.chat()} linkAs={RouterLink} touch>
          {chats.open}
        </TextLink>
      }
    >
      <Delayed loading={isLoading} skeleton={<SkeletonText lines={2} label={chats.loading} />}>
        {() => {
          if (!data) return null;
          if (data.items.length === 0) return <chakra.p color="fg.muted">{chats.none}</chakra.p>;
          return (
            <chakra.ul listStyleType="none" display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="3">
              {data.items.map((room) => (
                <ChatRow key={room.id} room={room} now={now} />
              ))}
            </chakra.ul>
          );
        }}
      </Delayed>
    </Panel>
  );
}
