import { createHmac, timingSafeEqual } from 'node:crypto';

/** What an address allows: every value that must not be changed, in a fixed order. */
export type Claims = readonly (string | number)[];

export type SignatureCheck = 'VALID' | 'EXPIRED' | 'WRONG';

const signatureOf = (key: Buffer, claims: Claims, expires: number) =>
  // JSON keeps the borders: ['a', 'bc'] and ['ab', 'c'] are different claims.
  createHmac('sha256', key)
    .update(JSON.stringify([...claims, expires]))
    .digest('base64url');

/** The query that makes an address good for `claims` until a moment. */
export function signQuery(key: Buffer, claims: Claims, expiresAt: Date): string {
  const expires = Math.floor(expiresAt.getTime() / 1000);
  return `expires=${expires}&signature=${signatureOf(key, claims, expires)}`;
}

/** EXPIRED only for an address that was good once: nobody learns anything from a guess. */
export function checkQuery(key: Buffer, claims: Claims, query: unknown, now: Date): SignatureCheck {
  const { expires, signature, ...others } = query as Record<string, unknown>;
  if (typeof expires !== 'string' || !/^[1-9]\d{0,11}$/.test(expires)) return 'WRONG';
  if (typeof signature !== 'string' || Object.keys(others).length) return 'WRONG';
  const given = Buffer.from(signature);
  const right = Buffer.from(signatureOf(key, claims, Number(expires)));
  if (given.length !== right.length || !timingSafeEqual(given, right)) return 'WRONG';
  return now.getTime() < Number(expires) * 1000 ? 'VALID' : 'EXPIRED';
}
