import { useEffect, useRef, useState } from 'react';
import { cardKindOf } from '@portal/domain/chat/chat-card';
import type { ChatMessage } from '@portal/domain/chat/chat-message';
import { VisuallyHidden } from '@portal/ui/visually-hidden';
import { type ConversationWords, useConversationWords } from '../words.ts';

/** Screen readers hear no more often than this of what comes in. */
const QUIET_MS = 2_000;

/** What a message says to the ear; without a word, what came with it. */
const saidBy = ({ content, card, files }: ChatMessage, words: ConversationWords) => {
  if (content || !card) return content || words.filesOf(files.length);
  return words.cards.names[cardKindOf(card)];
};

const saidOf = (fresh: readonly ChatMessage[], words: ConversationWords) => {
  const [one, ...more] = fresh;
  if (!one) return '';
  if (more.length > 0) return words.newBelow(fresh.length);
  return words.heard(one.sender.name || words.unnamed, saidBy(one, words));
};

/** Tells screen readers, without haste, what others write while the talk is open; what is scrolled back to is not news. */
export function IncomingWords({ items }: { items: readonly ChatMessage[] }) {
  const words = useConversationWords();
  const newest = items.at(-1)?.seq ?? 0;
  const told = useRef(newest);
  const [said, setSaid] = useState('');
  useEffect(() => {
    if (newest <= told.current) return undefined;
    const timer = setTimeout(
      () => {
        const fresh = items.filter(({ seq, isMine }) => seq > told.current && !isMine);
        told.current = newest;
        if (fresh.length > 0) setSaid(saidOf(fresh, words));
      },
      said === '' ? 0 : QUIET_MS,
    );
    return () => clearTimeout(timer);
  }, [items, newest, said, words]);
  return <VisuallyHidden role="status">{said}</VisuallyHidden>;
}
