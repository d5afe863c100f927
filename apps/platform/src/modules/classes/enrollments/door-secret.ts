import { randomBytes } from 'node:crypto';

/** What nobody guesses, in the alphabet of paths. */
export const newDoorSecret = (): string => randomBytes(24).toString('base64url');
