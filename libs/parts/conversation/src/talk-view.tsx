import { chakra } from '@chakra-ui/react/styled-system';
import { type ReactNode, useCallback, useMemo, useRef } from 'react';
import { problemOf } from '@portal/api/api-problem';
import { sharedOf, zonesOf } from '@portal/domain/chat/chat-family';
import type { ChatMessage } from '@portal/domain/chat/chat-message';
import { Delayed } from '@portal/ui/delayed';
import { ErrorState } from '@portal/ui/error-state';
import { SkeletonRows } from '@portal/ui/skeletons';
import { type CardReader, CardReaderContext } from './card/card-reader.ts';
import { Composer } from './composing/composer.tsx';
import { SkipToField } from './composing/skip-to-field.tsx';
import type { ComposerHandle } from './composing/use-answered.ts';
import { ConnectionLine } from './outbox/connection-line.tsx';
import { useOutbox, type Written } from './outbox/use-outbox.ts';
import type { Talk } from './talk.ts';
import { JumpLine } from './thread/jump-line.tsx';
import { Thread, type ThreadHandle } from './thread/thread.tsx';
import { TypingLine } from './thread/typing-line.tsx';
import { useJumps, type WantedMessage } from './thread/use-jumps.ts';
import { LaterList } from './waiting/later-list.tsx';
import { useLaterActs } from './waiting/use-later-acts.ts';
import { useConversationWords } from './words.ts';

interface TalkViewProps {
  /** One and the same for as long as it is shown; another one needs another key. */
  talk: Talk;
  /** IANA zone of the reader. */
  zone: string;
  /** The message that the address leads to. */
  wanted?: WantedMessage | undefined;
  /** What the reader can do with a card. */
  deedsOf?: CardReader['deedsOf'];
  /** Stands where one would write, in a talk in which nobody may. */
  closed?: ReactNode;
  /** Tells the team of a message of somebody else. */
  onReport?: ((message: ChatMessage) => void) | undefined;
  /** Whether the team was told of it already. */
  isReported?: ((message: ChatMessage) => boolean) | undefined;
}

/** One talk: what was said, and where one writes. It fills the height that it is given. */
export function TalkView({ talk, zone, wanted, deedsOf, closed, onReport, isReported }: TalkViewProps) {
  const words = useConversationWords();
  const { isReady, outgoing, send, say, listen, resend, discard } = useOutbox(talk);
  const composer = useRef<ComposerHandle>(null);
  const answer = useCallback((message: ChatMessage) => composer.current?.answer(message), []);
  const thread = useRef<ThreadHandle>(null);
  const jumps = useJumps(talk, wanted);
  const { room, conversation, error, later } = talk;
  const laterActs = useLaterActs(later);
  const theirZone = talk.theirZone ?? sharedOf(zonesOf(talk.readers ?? []));
  const cardReader = useMemo(() => ({ zone, theirZone, deedsOf }), [zone, theirZone, deedsOf]);
  const isHere = room !== undefined && conversation !== undefined;
  if (!isHere && error && problemOf(error).status === 404)
    return (
      <ErrorState title={words.gone} size="sm" onRetry={talk.retry} retrying={talk.isFetching}>
        {words.goneBody}
      </ErrorState>
    );

  async function keep(written: Written, sendAt: string): Promise<boolean> {
    const isKept = await laterActs.keep(written, sendAt);
    if (!isKept) return false;
    thread.current?.toEnd();
    return true;
  }

  return (
    <chakra.div display="flex" flexDirection="column" h="full" minH="0" overflow="hidden">
      {!closed && <SkipToField />}
      {/* Where nothing is here yet, what failed says it. */}
      <ConnectionLine isConnected={talk.isConnected || !isHere} />
      <chakra.div flex="1" minH="0" display="flex" flexDirection="column">
        <Delayed
          loading={(!isHere || jumps.isOpening) && !error}
          skeleton={<SkeletonRows rows={5} label={words.loading} />}
        >
          {() =>
            isHere ? (
              <CardReaderContext value={cardReader}>
                <Thread
                  key={jumps.key}
                  ref={thread}
                  name={talk.name}
                  forVisitor={talk.forVisitor}
                  room={room}
                  conversation={conversation}
                  older={talk.older}
                  newer={talk.newer}
                  start={jumps.start}
                  isLeading={jumps.state === 'LEADING'}
                  onFar={jumps.goTo}
                  onRead={talk.markRead}
                  outgoing={outgoing}
                  zone={zone}
                  onReply={closed ? undefined : answer}
                  onReport={onReport}
                  isReported={isReported}
                  acts={talk.acts}
                  onResend={resend}
                  onDiscard={discard}
                  onListen={listen}
                >
                  {later && <LaterList later={later} acts={laterActs} talk={talk} zone={zone} />}
                </Thread>
              </CardReaderContext>
            ) : (
              <Failure error={error} isRetrying={talk.isFetching} onRetry={talk.retry} />
            )
          }
        </Delayed>
      </chakra.div>
      {talk.typing && <TypingLine names={talk.typing.names} />}
      <JumpLine state={jumps.state} />
      <chakra.div data-stays-in-sight display="flex" flexDirection="column" minH="0">
        {closed ?? (
          <Composer
            talk={talk}
            ref={composer}
            maySend={isReady && isHere}
            onSend={(written) => {
              send(written);
              thread.current?.toEnd();
            }}
            onSay={(recorded, isSent, replyTo) => {
              void say(recorded, { isSent, replyTo });
              thread.current?.toEnd();
            }}
            {...(later && { later: { zone, isConnected: talk.isConnected, onKeep: keep } })}
            onLeave={() => thread.current?.focus()}
          />
        )}
      </chakra.div>
    </chakra.div>
  );
}

function Failure({ error, isRetrying, onRetry }: { error: unknown; isRetrying: boolean; onRetry: () => void }) {
  const words = useConversationWords();
  const problem = problemOf(error);
  return (
    <ErrorState
      title={words.failed}
      size="sm"
      onRetry={onRetry}
      retrying={isRetrying}
      {...(problem.traceId && { traceId: problem.traceId })}
    >
      {words.said(problem)}
    </ErrorState>
  );
}
