import { isDeepStrictEqual } from 'node:util';
import type { NewChatMessage } from '@portal/domain/chat/chat-message';
import { DomainError } from '../../../core/domain-error.ts';
import { cardRefOf } from '../cards/read-cards.ts';
import type { MessageFound } from './message-statements.queries.ts';

type Asked = Pick<NewChatMessage, 'content' | 'fileIds' | 'voice' | 'replyTo'> & {
  readonly card?: ReturnType<typeof cardRefOf>;
};

/** The same call again finds what it made, with all that it said (R16); what was changed since is not what it asked for. */
export function refuseOtherMessage({ message }: MessageFound, asked: Asked): void {
  const { content, fileIds, voice = null, replyTo = null, card = null } = asked;
  const { editedAt, deletedAt } = message;
  const isSame =
    message.replyTo === replyTo &&
    (deletedAt !== null ||
      ((editedAt !== null || message.content === content.trim()) &&
        isDeepStrictEqual([message.fileIds, message.voice, cardRefOf(message)], [[...new Set(fileIds)], voice, card])));
  if (!isSame) throw new DomainError('KEY_REUSED');
}
