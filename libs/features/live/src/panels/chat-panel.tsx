import { chakra } from '@chakra-ui/react/styled-system';
import { useEffect, useRef, useState } from 'react';
import { Button } from '@portal/ui/button';
import { DateText } from '@portal/ui/date-text';
import { Field, TextInput } from '@portal/ui/field';
import { panels as words } from '../messages.ts';
import { useKept, useKeptClientId } from '../session/kept.ts';
import { useRoom } from '../session/use-room.ts';
import { PanelBody } from './panel-body.tsx';

/** What was said in the room. A text that did not arrive stays in its field, under the same client id. */
export function ChatPanel() {
  const { session, state, room } = useRoom();
  const [text, setText, forget] = useKept('chat');
  const { idOf, sent } = useKeptClientId('chat');
  const [isSending, setSending] = useState(false);
  const [error, setError] = useState<string>();
  const end = useRef<HTMLDivElement>(null);
  const count = state.messages.length;
  // Some browsers answer with a promise, which is no cleaning up.
  useEffect(() => void end.current?.scrollIntoView({ block: 'nearest' }), [count]);

  async function send(): Promise<void> {
    if (text.trim() === '' || isSending) return;
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
      <PanelBody tabIndex={0} role="log" aria-label={words.message}>
        {count === 0 && <chakra.p color="fg.muted">{words.chatEmpty}</chakra.p>}
        {state.messages.map((message) => (
          <div key={message.id}>
            <chakra.p textStyle="caption" color="fg.muted">
              {message.name} · <DateText instant={message.at} show="time" />
            </chakra.p>
            <chakra.p whiteSpace="pre-wrap" overflowWrap="anywhere">
              {message.text}
            </chakra.p>
          </div>
        ))}
        <div ref={end} />
      </PanelBody>
      <chakra.form
        display="flex"
        gap="2"
        alignItems="end"
        p="3"
        borderTopWidth="1px"
        borderColor="border"
        onSubmit={(event) => {
          event.preventDefault();
          void send();
        }}
      >
        <chakra.div flex="1" minW="0">
          <Field label={words.message} error={error}>
            <TextInput
              autoComplete="off"
              maxLength={1_000}
              value={text}
              onChange={(event) => setText(event.target.value)}
            />
          </Field>
        </chakra.div>
        <Button type="submit" loading={isSending} disabled={room.status !== 'CONNECTED'}>
          {words.send}
        </Button>
      </chakra.form>
    </>
  );
}
