import type { NewAccountMessage } from '@portal/domain/chat/chat-message';
import { contactDataError } from '../../../core/contact-data-error.ts';

/** Why contact data stands in what a teacher writes; null where there is none, and refused where she does not say why. */
export function contactReasonOf({
  content,
  contactReason,
}: Pick<NewAccountMessage, 'content' | 'contactReason'>): string | null {
  const error = contactDataError(content);
  if (!error) return null;
  if (contactReason === undefined) throw error;
  return contactReason;
}
