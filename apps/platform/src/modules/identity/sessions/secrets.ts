import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';

/** SHA-256 as base64url: the only form in which a token, ticket or cookie half reaches the database. */
export const digestOf = (secret: string): string => createHash('sha256').update(secret).digest('base64url');

/** 256 random bits as text for a URL or a cookie. */
export const randomSecret = (): string => randomBytes(32).toString('base64url');

/** An id with a readable prefix and 128 random bits. */
export const randomId = (prefix: string): string => `${prefix}_${randomBytes(16).toString('base64url')}`;

/** Compares a secret with a stored digest without telling by its duration how much agreed. */
export function matchesDigest(secret: string | undefined, digest: string): boolean {
  return secret !== undefined && timingSafeEqual(Buffer.from(digestOf(secret)), Buffer.from(digest));
}
