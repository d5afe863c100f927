import { cardKindOf } from '@portal/domain/chat/chat-card';
import type { ChatMessage } from '@portal/domain/chat/chat-message';
import { formatPlayTime } from '@portal/domain/format/play-time';
import type { ConversationWords } from '../words.ts';

type Words = Pick<ConversationWords, 'voice' | 'filesOf' | 'cards'>;

/** A message in one line: its words, or what it has in their place. */
export function saidIn(
  { content, files, voice, card }: Pick<ChatMessage, 'content' | 'files' | 'voice' | 'card'>,
  words: Words,
): string {
  if (voice) return words.voice.short(formatPlayTime(voice.seconds));
  return content || (card ? words.cards.names[cardKindOf(card)] : words.filesOf(files.length));
}
