import { chakra } from '@chakra-ui/react/styled-system';
import { use } from 'react';
import type { ChatMessage } from '@portal/domain/chat/chat-message';
import { formatPlayTime } from '@portal/domain/format/play-time';
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
  const { seq, sender, preview, voiceSeconds, card } = answered;
  const wordless = card ? words.cards.names[card] : words.replies.gone;
  const said = voiceSeconds === null ? wordless : words.voice.short(formatPlayTime(voiceSeconds));
  return (
    <Quote type="button" onClick={() => acts?.show(seq)}>
      <VisuallyHidden>{words.replies.answered}</VisuallyHidden>
      <chakra.span display="block" fontWeight="semibold" dir="auto">
        {sender.name || words.unnamed}
      </chakra.span>
      <chakra.span display="block" dir="auto" truncate>
        {preview || said}
      </chakra.span>
    </Quote>
  );
}
