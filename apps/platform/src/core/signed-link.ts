import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

/** What somebody without an account was given: an address that stands for her until its generation is over. */
export interface SignedLink {
  readonly id: string;
  readonly generation: number;
}

const ID_LENGTH = 24;
/** Of how many generations before it is remembered that they were right once. */
const EARLIER = 20;

/** An id of a link that nobody guesses. */
export const newLinkId = (): string => randomBytes(ID_LENGTH / 2).toString('hex');

/** Which link a secret claims to be. */
export const linkIdOf = (secret: string): string => secret.slice(0, ID_LENGTH);

/** The secrets of one kind of links: made again from the row whenever one is shown, and nowhere kept. */
export function linkSigner(kind: 'guest' | 'family' | 'contract' | 'invitation' | 'guardian', key: Buffer) {
  const signatureOf = ({ id, generation }: SignedLink) =>
    createHmac('sha256', key)
      .update(JSON.stringify([kind, id, generation]))
      .digest('base64url');
  const secretOf = (row: SignedLink): string => `${row.id}${signatureOf(row)}`;
  function isSecretOf(row: SignedLink, secret: string): boolean {
    const given = Buffer.from(secret);
    const right = Buffer.from(secretOf(row));
    return given.length === right.length && timingSafeEqual(given, right);
  }
  return {
    secretOf,
    isSecretOf,
    /** Whether it was right before a newer one took its place. */
    wasSecretOf: ({ id, generation }: SignedLink, secret: string): boolean =>
      Array.from({ length: Math.min(generation - 1, EARLIER) }, (_, ago) => generation - 1 - ago).some((earlier) =>
        isSecretOf({ id, generation: earlier }, secret),
      ),
  };
}
