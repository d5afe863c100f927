import { createHash } from 'node:crypto';
import { DomainError } from '../domain-error.ts';
import type { OpsVerdict } from './ops-source.ts';

/** Tells what an operator reads from what its author makes of it meanwhile: the same content has the same stamp. */
export const stampOf = (content: readonly unknown[]): string =>
  createHash('sha256').update(JSON.stringify(content)).digest('base64url');

/** Throws VERSION_CONFLICT for a decision about something else than what stands there now. */
export function refuseUnseen({ stamp }: Pick<OpsVerdict, 'stamp'>, now: string): void {
  if (stamp !== now) throw new DomainError('VERSION_CONFLICT');
}
