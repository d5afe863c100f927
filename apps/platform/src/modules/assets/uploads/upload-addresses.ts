import { type Claims, signQuery } from '../../../core/http/signed-query.ts';
import type { SentFile, SignedTarget } from '../store/object-store.ts';
import { bytesOfPart, PART_TYPE } from './parts.ts';

/** What an address for the bytes of a whole file allows: this file of this owner, in exactly this length and type. */
export const putClaims = ({ id, ownerId, location, size, contentType }: SentFile): Claims => [
  'PUT',
  id,
  ownerId,
  location,
  size,
  contentType,
];

/** The same for one part of a file. */
export const partClaims = (file: SentFile, part: number): Claims => [
  'PART',
  file.id,
  file.ownerId,
  file.location,
  part,
  partBytes(file, part),
];

/** Length of a part; 0 for one that the file does not have. */
export const partBytes = ({ size, partSize }: SentFile, part: number): number =>
  (partSize && bytesOfPart({ size, partSize }, part)) || 0;

/** Addresses of the platform itself, for a store that takes no bytes from browsers. */
export function uploadAddresses({ key, origin }: { key: Buffer; origin: string }) {
  const target = (path: string, claims: Claims, type: string, expiresAt: Date): SignedTarget => ({
    uploadUrl: `${origin}/assets/v1/files/${path}?${signQuery(key, claims, expiresAt)}`,
    headers: { 'content-type': type },
  });
  return {
    signPut: (file: SentFile, expiresAt: Date) =>
      target(`${file.id}/content`, putClaims(file), file.contentType, expiresAt),
    signPart: (file: SentFile, part: number, expiresAt: Date) =>
      target(`multipart/${file.id}/parts/${part}`, partClaims(file, part), PART_TYPE, expiresAt),
  };
}
