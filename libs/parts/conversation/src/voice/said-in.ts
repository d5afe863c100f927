import type { ChatMessage } from '@portal/domain/chat/chat-message';
import { formatPlayTime } from '@portal/domain/format/play-time';
import type { ConversationWords } from '../words.ts';

type Words = Pick<ConversationWords, 'voice' | 'filesOf'>;

/** A message in one line: its words, or what it has in their place. */
export function saidIn(
  { content, files, voice }: Pick<ChatMessage, 'content' | 'files' | 'voice'>,
  words: Words,
): string {
  if (voice) return words.voice.short(formatPlayTime(voice.seconds));
  return content || words.filesOf(files.length);
}
