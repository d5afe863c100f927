import type { CardRef } from '@portal/domain/chat/chat-card';
import type { Voice } from '@portal/domain/chat/voice';
import type { Tx } from '../../../core/database/database.ts';
import { DomainError } from '../../../core/domain-error.ts';
import type { ChatDeps } from '../chat-deps.ts';
import type { Ground, MessageFound } from './message-statements.queries.ts';
import { messageQueries } from './messages.queries.ts';

interface Written {
  readonly roomId: string;
  readonly senderId: string;
  /** Under which name its files were uploaded. */
  readonly ownerId: string;
  readonly clientId: string;
  readonly content: string;
  readonly replyTo: number | null;
  readonly contactReason: string | null;
  readonly fileIds: readonly string[];
  readonly voice: Voice | null;
  readonly card: CardRef | null;
  /** Of which announcement it is, where it is one. */
  readonly announcementId?: string;
}

/** What the files of a message were uploaded for: a voice by the rules of what is recorded. */
export const locationOf = ({ voice }: { readonly voice: Voice | null }) => (voice ? 'VOICE' : 'CHAT');

/** What uses a file that was sent. */
export const usedByMessage = (roomId: string, seq: number): string => `chat:${roomId}:${seq}`;

/** Writes a message and takes its files; the caller holds the lock of the talk (`lockRoom`), and has not written it before. */
export async function writeMessage(
  tx: Tx,
  { clock, files }: Pick<ChatDeps, 'clock' | 'files'>,
  { roomId, ownerId, content, replyTo, fileIds, card, ...row }: Written,
  { isBlocked, hasAnswered, memberIds }: Ground,
): Promise<MessageFound> {
  // She may have left while she waited for the lock.
  if (!memberIds.includes(row.senderId)) throw new DomainError('NOT_FOUND');
  if (isBlocked) throw new DomainError('CHAT_BLOCKED');
  if (!hasAnswered) throw new DomainError('NOT_FOUND');
  const ids = [...new Set(fileIds)];
  const written = await messageQueries(tx).write({
    ...row,
    roomId,
    replyTo,
    content: content.trim(),
    fileIds: ids,
    cardKind: card?.kind ?? null,
    cardId: card?.id ?? null,
    sentAt: clock.now(),
  });
  const usedBy = usedByMessage(roomId, written.message.seq);
  if (ids.length) await files.use(tx, { ownerId, location: locationOf(row), usedBy, fileIds: ids });
  return written;
}
