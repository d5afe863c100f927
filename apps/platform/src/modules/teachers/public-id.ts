import * as v from 'valibot';
import { Id } from '@portal/domain/contract/scalar';
import { DomainError } from '../../core/domain-error.ts';

/** The id in a public address; what can be none is as little there as what is nobody's. */
export function publicId(id: string): string {
  if (!v.is(Id, id)) throw new DomainError('NOT_FOUND');
  return id;
}
