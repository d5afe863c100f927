import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { GuestLinkRow } from '../live.tables.ts';

const ID_LENGTH = 24;

/** An id of a link that nobody guesses; it names the participant too. */
export const newLinkId = (): string => randomBytes(ID_LENGTH / 2).toString('hex');

const signatureOf = (key: Buffer, { id, generation }: Pick<GuestLinkRow, 'id' | 'generation'>) =>
  createHmac('sha256', key)
    .update(JSON.stringify(['guest', id, generation]))
    .digest('base64url');

/** The secret part of a link: made again from its row whenever it is shown, and nowhere kept. */
export const secretOf = (key: Buffer, row: Pick<GuestLinkRow, 'id' | 'generation'>): string =>
  `${row.id}${signatureOf(key, row)}`;

/** Which link a secret claims to be. */
export const linkIdOf = (secret: string): string => secret.slice(0, ID_LENGTH);

export function isSecretOf(key: Buffer, row: Pick<GuestLinkRow, 'id' | 'generation'>, secret: string): boolean {
  const given = Buffer.from(secret);
  const right = Buffer.from(secretOf(key, row));
  return given.length === right.length && timingSafeEqual(given, right);
}
