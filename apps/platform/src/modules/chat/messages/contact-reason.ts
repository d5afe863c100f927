import type { NewAccountMessage } from '@portal/domain/chat/chat-message';
import { hasNewContacts } from '@portal/domain/patterns/contact-spans';
import { messageText } from '@portal/domain/patterns/message-contacts';
import { contactDataError } from '../../../core/contact-data-error.ts';
import type { Tx } from '../../../core/database/database.ts';
import type { ChatDeps } from '../chat-deps.ts';

/** What stood there before, with the reason that was given for it. */
interface Before {
  readonly content: string;
  readonly fileIds: readonly string[];
  readonly contactReason: string | null;
}

/**
 * Why contact data stands in what a teacher writes; null where there is none, and refused where she does not say why. What she writes
 * anew needs no second reason for what stood there before.
 */
export async function contactReasonOf(
  tx: Tx,
  { files: assets }: Pick<ChatDeps, 'files'>,
  { content, fileIds, contactReason }: Pick<NewAccountMessage, 'content' | 'fileIds' | 'contactReason'>,
  before?: Before,
): Promise<string | null> {
  const refs = await assets.refsOf(tx, [...fileIds, ...(before?.fileIds ?? [])]);
  const textOf = (words: Pick<Before, 'content' | 'fileIds'>) =>
    messageText({ content: words.content, files: words.fileIds.flatMap((id) => refs.get(id) ?? []) });
  const text = textOf({ content, fileIds });
  const error = contactDataError(text);
  if (!error) return null;
  if (contactReason !== undefined) return contactReason;
  if (!before || hasNewContacts(text, textOf(before))) throw error;
  return before.contactReason;
}
