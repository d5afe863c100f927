import { createHash } from 'node:crypto';
import type { LaterFailure } from '@portal/domain/chat/later-message';
import type { Tx } from '../../../core/database/database.ts';
import { DomainError } from '../../../core/domain-error.ts';
import { cardRefOf } from '../cards/read-cards.ts';
import type { ChatDeps } from '../chat-deps.ts';
import { messageQueries } from '../messages/messages.queries.ts';
import { writeMessage } from '../messages/write-message.ts';
import { type LaterPlace, laterQueries } from './later.queries.ts';
import type { LaterRow } from './later.tables.ts';

/** What became of it: the number of the message, or why there is none. */
export type Delivered = { readonly seq: number } | { readonly failure: LaterFailure };

/** What uses the files of a message that waits. The three ids that name it together are longer than a name may be. */
export const usedByLater = ({ roomId, senderId, clientId }: LaterPlace): string =>
  `later:${createHash('sha256').update([roomId, senderId, clientId].join(' ')).digest('base64url')}`;

/**
 * Sends a message that waited, as it would be sent now: she has to be in the talk still, and somebody who reads it. The caller has
 * locked its row; the row goes in the same transaction, or says why it stays.
 */
export async function deliverLater(tx: Tx, deps: ChatDeps, row: LaterRow): Promise<Delivered> {
  const delivered = await tryToSend(tx, deps, row);
  if ('failure' in delivered) {
    await laterQueries(tx).fail(row, delivered.failure);
    return delivered;
  }
  await laterQueries(tx).remove(row);
  if (row.fileIds.length)
    await deps.files.use(tx, { ownerId: row.senderId, location: 'CHAT', usedBy: usedByLater(row), fileIds: [] });
  return delivered;
}

const UNSENT: Partial<Record<string, LaterFailure>> = { FILE_NOT_FOUND: 'FILE_GONE', CHAT_BLOCKED: 'BLOCKED' };

async function tryToSend(tx: Tx, deps: ChatDeps, row: LaterRow): Promise<Delivered> {
  const { roomId, senderId, clientId, content, replyTo, contactReason, fileIds } = row;
  const queries = messageQueries(tx);
  if (!(await queries.lockRoom(senderId, roomId))) return { failure: 'LEFT' };
  const ground = await queries.ground(row);
  if (ground.known !== null) return { seq: ground.known };
  if (!ground.memberIds.includes(senderId)) return { failure: 'LEFT' };
  if (ground.memberIds.every((id) => id === senderId)) return { failure: 'ALONE' };
  // A card that concerns nobody here any more says so by itself.
  const said = { content, replyTo, contactReason, fileIds, voice: null, card: cardRefOf(row) };
  const written = { roomId, senderId, ownerId: senderId, clientId, ...said };
  try {
    // What was written before a file was missed goes back.
    const { message } = await tx.transaction((inner) => writeMessage(inner, deps, written, ground));
    return { seq: message.seq };
  } catch (error) {
    const failure = error instanceof DomainError && UNSENT[error.code];
    if (failure) return { failure };
    throw error;
  }
}
