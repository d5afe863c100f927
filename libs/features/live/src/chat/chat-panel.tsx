import { chakra } from '@chakra-ui/react/styled-system';
import { ArrowDown } from 'lucide-react';
import { useState } from 'react';
import { Button } from '@portal/ui/button';
import { Icon } from '@portal/ui/icon';
import { PanelBody } from '../panel-body.tsx';
import { usePanelWords } from '../panels/panel-messages.ts';
import { useKept, useKeptClientId } from '../session/kept.ts';
import { useRoom } from '../session/use-room.ts';
import { CHAT_MAX, ChatField } from './chat-field.tsx';
import { MessageGroupView } from './message-group.tsx';
import { groupsOf } from './message-groups.ts';
import { useNewest } from './use-newest.ts';

/** What was said in the room. A text that did not arrive stays in its field, under the same client id. */
export function ChatPanel() {
  const { session, state, room, me } = useRoom();
  const words = usePanelWords();
  const [text, setText, forget] = useKept('chat');
  const { idOf, sent } = useKeptClientId('chat');
  const [isSending, setSending] = useState(false);
  const [error, setError] = useState<string>();
  const isConnected = room.status === 'CONNECTED';
  const count = state.messages.length;
  const { box, hasNew, toEnd, stay, onScroll } = useNewest({
    count,
    isMine: state.messages.at(-1)?.participantId === me,
  });

  async function send(): Promise<void> {
    if (text.trim() === '' || text.length > CHAT_MAX || isSending || !isConnected) return;
    setSending(true);
    const answer = await session.request('live.chat', { clientId: idOf(text), text });
    setSending(false);
    if (!answer.ok) return setError(words.sendFailed);
    setError(undefined);
    forget(text);
    sent();
  }

  return (
    <>
      <PanelBody ref={box} onScroll={onScroll} minH="8rem" tabIndex={0} role="log" aria-label={words.message}>
        {count === 0 && <chakra.p color="fg.muted">{words.chatEmpty}</chakra.p>}
        {groupsOf(state.messages).map((group) => (
          <MessageGroupView key={group[0].id} group={group} isMine={group[0].participantId === me} onWhole={stay} />
        ))}
      </PanelBody>
      {hasNew && (
        // Over the end of what she reads, which does not move for it.
        <chakra.div position="relative" h="0">
          <chakra.div position="absolute" bottom="2" insetInline="0" display="flex" justifyContent="center">
            <Button size="sm" minH="touch" startIcon={<Icon as={ArrowDown} />} onClick={toEnd}>
              {words.newMessages}
            </Button>
          </chakra.div>
        </chakra.div>
      )}
      <ChatField
        text={text}
        error={error}
        isSending={isSending}
        isConnected={isConnected}
        onText={setText}
        onSend={() => void send()}
      />
    </>
  );
}
