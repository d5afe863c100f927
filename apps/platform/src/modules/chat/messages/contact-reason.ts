import type { NewAccountMessage } from '@portal/domain/chat/chat-message';
import { messageText } from '@portal/domain/patterns/message-contacts';
import { contactDataError } from '../../../core/contact-data-error.ts';
import type { Tx } from '../../../core/database/database.ts';
import type { ChatDeps } from '../chat-deps.ts';

/** Why contact data stands in what a teacher writes; null where there is none, and refused where she does not say why. */
export async function contactReasonOf(
  tx: Tx,
  { files }: Pick<ChatDeps, 'files'>,
  { content, fileIds, contactReason }: Pick<NewAccountMessage, 'content' | 'fileIds' | 'contactReason'>,
): Promise<string | null> {
  const refs = await files.refsOf(tx, fileIds);
  const error = contactDataError(messageText({ content, files: fileIds.flatMap((id) => refs.get(id) ?? []) }));
  if (!error) return null;
  if (contactReason === undefined) throw error;
  return contactReason;
}
