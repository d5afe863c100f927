import { DRAWN_BYTES, type FileRef } from '@portal/domain/assets/file';

/** What a room can do with a file of a lecture: draw it for all, let each save it, or nothing. */
export function showableAs(
  { previewUrl, contentType, size }: Pick<FileRef, 'previewUrl' | 'contentType' | 'size'>,
  downloadAllowed: boolean,
): 'VIEW' | 'SAVE' | null {
  if (!downloadAllowed && size > DRAWN_BYTES) return null;
  if (previewUrl !== null || contentType === 'application/pdf') return 'VIEW';
  return downloadAllowed ? 'SAVE' : null;
}
