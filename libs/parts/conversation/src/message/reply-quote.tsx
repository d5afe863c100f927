import { chakra } from '@chakra-ui/react/styled-system';
import { use } from 'react';
import type { ChatMessage } from '@portal/domain/chat/chat-message';
import { VisuallyHidden } from '@portal/ui/visually-hidden';
import { useConversationWords } from '../words.ts';
import { MessageActsContext } from './message-acts.ts';

const Quote = chakra('button', {
  base: {
    display: 'block',
    w: 'full',
    textAlign: 'start',
    ps: '2.5',
    py: '1',
    minH: { base: 'touch', md: '6' },
    borderInlineStartWidth: '3px',
    borderColor: 'celadon.border',
    textStyle: 'body.sm',
    color: 'fg.muted',
    cursor: 'pointer',
    _focusVisible: { layerStyle: 'focus' },
  },
});

/** What a message answers; a press leads there, as far as the thread is here. */
export function ReplyQuote({ answered }: { answered: NonNullable<ChatMessage['replyTo']> }) {
  const words = useConversationWords();
  const acts = use(MessageActsContext);
  return (
    <Quote type="button" onClick={() => acts?.show(answered.seq)}>
      <VisuallyHidden>{words.replies.answered}</VisuallyHidden>
      <chakra.span display="block" fontWeight="semibold" dir="auto">
        {answered.sender.name || words.unnamed}
      </chakra.span>
      <chakra.span display="block" dir="auto" truncate>
        {answered.preview || (answered.card ? words.cards.names[answered.card] : words.replies.gone)}
      </chakra.span>
    </Quote>
  );
}
