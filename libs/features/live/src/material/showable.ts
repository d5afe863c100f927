import type { FileRef } from '@portal/domain/assets/file';

/** What a room can do with a file of a lecture: draw it for all, let each save it, or nothing. */
export function showableAs(
  { previewUrl, contentType }: Pick<FileRef, 'previewUrl' | 'contentType'>,
  downloadAllowed: boolean,
): 'VIEW' | 'SAVE' | null {
  if (previewUrl !== null || contentType === 'application/pdf') return 'VIEW';
  return downloadAllowed ? 'SAVE' : null;
}
