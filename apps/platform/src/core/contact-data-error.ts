import { CONTACT_KIND_LABELS, type ContactKind, findContactData } from '@portal/domain/patterns/contact-data';
import { DomainError } from './domain-error.ts';

/** Says at `content` which contact data, of the kinds that are looked for, stands in it; undefined where there is none. */
export function contactDataError(content: string, wanted?: readonly ContactKind[]): DomainError | undefined {
  const kinds = findContactData(content, wanted).map((kind) => CONTACT_KIND_LABELS[kind]);
  if (!kinds.length) return undefined;
  return new DomainError('CONTACT_DATA', { fields: { content: `연락처가 들어 있어요: ${kinds.join(', ')}` } });
}
