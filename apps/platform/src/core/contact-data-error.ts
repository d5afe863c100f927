import { CONTACT_KIND_LABELS, findContactData } from '@portal/domain/patterns/contact-data';
import { DomainError } from './domain-error.ts';

/** Says at `content` which contact data stands in it; undefined where there is none. */
export function contactDataError(content: string): DomainError | undefined {
  const kinds = findContactData(content).map((kind) => CONTACT_KIND_LABELS[kind]);
  if (!kinds.length) return undefined;
  return new DomainError('CONTACT_DATA', { fields: { content: `연락처가 들어 있어요: ${kinds.join(', ')}` } });
}
