import { isDeepStrictEqual } from 'node:util';
import type { NewAnnouncement } from '@portal/domain/chat/announcement';
import type { Tx } from '../../../core/database/database.ts';
import { DomainError } from '../../../core/domain-error.ts';
import { announcementQueries } from './announcements.queries.ts';

/**
 * The same call again finds what it made, and the answer is its id; other words or other classes under its name are refused (R16).
 * What was changed since is not what it asked for.
 */
export async function sameAnnouncement(
  tx: Tx,
  teacherId: string,
  { clientId, classIds, content, fileIds }: NewAnnouncement,
): Promise<string> {
  const queries = announcementQueries(tx);
  const id = (await queries.idOf(teacherId, clientId))!;
  const said = await queries.messagesOf([id]);
  const { message } = said[0]!;
  const isChanged = message.editedAt !== null || message.deletedAt !== null;
  const made = [message.content, message.fileIds];
  const isSame = isChanged || isDeepStrictEqual(made, [content.trim(), [...new Set(fileIds)]]);
  const classes = new Set(said.map(({ room }) => room.classId));
  if (!isSame || !isDeepStrictEqual(classes, new Set(classIds))) throw new DomainError('KEY_REUSED');
  return id;
}
