import { chakra } from '@chakra-ui/react/styled-system';
import type { KeyboardEvent } from 'react';
import { Button } from '@portal/ui/button';
import { Field, TextArea } from '@portal/ui/field';
import { usePanelWords } from '../panels/panel-messages.ts';

/** What the server takes of one message. */
export const CHAT_MAX = 1_000;
/** A panel of this height has none for the word over the field. */
const LOW = '@container side-panel (max-height: 20rem)';

interface ChatFieldProps {
  text: string;
  error: string | undefined;
  isSending: boolean;
  isConnected: boolean;
  onText: (text: string) => void;
  onSend: () => void;
}

/** Where a message is written, always in sight. Enter sends it, Shift+Enter is another line. */
export function ChatField({ text, error, isSending, isConnected, onText, onSend }: ChatFieldProps) {
  const words = usePanelWords();

  function onKeyDown(event: KeyboardEvent): void {
    // A syllable that is not finished takes Enter for itself.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    onSend();
  }

  return (
    <chakra.form
      position="sticky"
      bottom="0"
      zIndex="1"
      flexShrink="0"
      display="flex"
      gap="2"
      alignItems="end"
      p="3"
      css={{ [LOW]: { p: '2' } }}
      bg="bg.panel"
      borderTopWidth="1px"
      borderColor="border"
      // Who writes sees the end of what was said, also where the panel scrolls as a whole.
      onFocus={({ currentTarget: { parentElement: panel } }) => panel?.scrollTo?.({ top: panel.scrollHeight })}
      onSubmit={(event) => {
        event.preventDefault();
        onSend();
      }}
    >
      <chakra.div flex="1" minW="0" css={{ [LOW]: { '& label': { srOnly: true } } }}>
        <Field label={words.message} error={text.length > CHAT_MAX ? words.tooLong(CHAT_MAX, text.length) : error}>
          <TextArea
            rows={1}
            autoComplete="off"
            enterKeyHint="send"
            placeholder={words.message}
            minH="touch"
            maxH="calc(4lh + 1.25rem)"
            resize="none"
            value={text}
            onChange={(event) => onText(event.target.value)}
            onKeyDown={onKeyDown}
          />
        </Field>
      </chakra.div>
      <Button type="submit" minH="touch" loading={isSending} disabled={!isConnected}>
        {words.send}
      </Button>
    </chakra.form>
  );
}
