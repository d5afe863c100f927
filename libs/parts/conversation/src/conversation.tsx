import { chakra } from '@chakra-ui/react/styled-system';
import { useRef } from 'react';
import { problemOf } from '@portal/api/api-problem';
import { useGetChatQuery, useGetConversationQuery } from '@portal/api/chat/chats.api';
import { useRealtimeConnected } from '@portal/api/use-realtime-connected';
import { Delayed } from '@portal/ui/delayed';
import { ErrorState } from '@portal/ui/error-state';
import { SkeletonRows } from '@portal/ui/skeletons';
import { Composer } from './composing/composer.tsx';
import { messages as words } from './messages.ts';
import { ConnectionLine } from './outbox/connection-line.tsx';
import { useOutbox } from './outbox/use-outbox.ts';
import { Thread, type ThreadHandle } from './thread/thread.tsx';

/** Without a connection nothing is announced, so the talk asks. */
const POLL_MS = 20_000;

interface ConversationProps {
  roomId: string;
  /** IANA zone of the reader. */
  zone: string;
}

/** One talk: what was said, and where one writes. It fills the height that it is given. */
export function Conversation({ roomId, ...props }: ConversationProps) {
  // A draft, an outbox and a place in the thread belong to one room.
  return <Room key={roomId} roomId={roomId} {...props} />;
}

function Room({ roomId, zone }: ConversationProps) {
  const isConnected = useRealtimeConnected();
  const asking = { refetchOnMountOrArgChange: true, pollingInterval: isConnected ? 0 : POLL_MS } as const;
  const chat = useGetChatQuery({ id: roomId }, asking);
  const talk = useGetConversationQuery({ id: roomId }, asking);
  const { isReady, outgoing, send, resend, discard } = useOutbox(roomId);
  const thread = useRef<ThreadHandle>(null);
  const error = talk.data ? chat.error : talk.error;

  return (
    <chakra.div display="flex" flexDirection="column" h="full" minH="0" overflow="hidden">
      <ConnectionLine />
      <chakra.div flex="1" minH="0" display="flex" flexDirection="column">
        <Delayed
          loading={(!chat.data || !talk.data) && !error}
          skeleton={<SkeletonRows rows={5} label={words.loading} />}
        >
          {() =>
            chat.data && talk.data ? (
              <Thread
                ref={thread}
                chat={chat.data}
                conversation={talk.data}
                outgoing={outgoing}
                zone={zone}
                onResend={resend}
                onDiscard={discard}
              />
            ) : (
              <Failure
                error={error}
                isRetrying={chat.isFetching || talk.isFetching}
                onRetry={() => {
                  void chat.refetch();
                  void talk.refetch();
                }}
              />
            )
          }
        </Delayed>
      </chakra.div>
      <Composer
        roomId={roomId}
        maySend={isReady}
        onSend={(content, files) => {
          send(content, files);
          thread.current?.toEnd();
        }}
        onLeave={() => thread.current?.focus()}
      />
    </chakra.div>
  );
}

function Failure({ error, isRetrying, onRetry }: { error: unknown; isRetrying: boolean; onRetry: () => void }) {
  const { status, message } = problemOf(error);
  if (status === 404) return <ErrorState title={words.gone} size="sm" />;
  return (
    <ErrorState title={words.failed} size="sm" onRetry={onRetry} retrying={isRetrying}>
      {message}
    </ErrorState>
  );
}
