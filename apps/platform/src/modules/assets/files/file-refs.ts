import type { FileRef } from '@portal/domain/assets/file';
import type { Clock } from '../../../core/clock.ts';
import { type Claims, signQuery } from '../../../core/http/signed-query.ts';
import type { FileRow } from '../uploads/uploads.tables.ts';

export type ContentVariant = 'file' | 'preview';

/** What the address of a stored file allows. Once its addresses were called back, those made since bear the number of their time. */
export const contentClaims = (
  { id, addressNo }: Pick<FileRow, 'id' | 'addressNo'>,
  variant: ContentVariant,
): Claims => ['GET', id, variant, ...(addressNo === 0 ? [] : [addressNo])];

const HALF_HOUR_MS = 1_800_000;

/** When an address that is made now ends. */
export const addressEnd = (now: Date): Date => new Date((Math.floor(now.getTime() / HALF_HOUR_MS) + 2) * HALF_HOUR_MS);

/**
 * Addresses for readers, good for at least half an hour. All of one half hour are equal, so that a page that asks again does
 * not load its pictures again.
 */
export function fileRefs({ key, clock, origin }: { key: () => Buffer; clock: Clock; origin: string }) {
  const addressOf = (file: FileRow, variant: ContentVariant): string => {
    const expiresAt = addressEnd(clock.now());
    const path = variant === 'file' ? file.id : `${file.id}/${variant}`;
    return `${origin}/assets/v1/content/${path}?${signQuery(key(), contentClaims(file, variant), expiresAt)}`;
  };
  return {
    addressOf,
    refOf(file: FileRow): FileRef {
      const { id, name, size, storedSize, contentType, previewKey } = file;
      return {
        id,
        url: addressOf(file, 'file'),
        name,
        size: storedSize ?? size,
        contentType,
        previewUrl: previewKey === null ? null : addressOf(file, 'preview'),
        endsAt: addressEnd(clock.now()).toISOString(),
      };
    },
  };
}
export type FileRefs = ReturnType<typeof fileRefs>;
