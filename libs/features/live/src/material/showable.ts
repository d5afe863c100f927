import type { FileRef } from '@portal/domain/assets/file';
import { LIMITS } from '@portal/domain/tenant/limits';

/** Pages are drawn of what is not larger. */
const DRAWN_BYTES = LIMITS.popupFileMb * 1024 * 1024;

/** What a room can do with a file of a lecture: draw it for all, let each save it, or nothing. */
export function showableAs(
  { previewUrl, contentType, size }: Pick<FileRef, 'previewUrl' | 'contentType' | 'size'>,
  downloadAllowed: boolean,
): 'VIEW' | 'SAVE' | null {
  if (!downloadAllowed && size > DRAWN_BYTES) return null;
  if (previewUrl !== null || contentType === 'application/pdf') return 'VIEW';
  return downloadAllowed ? 'SAVE' : null;
}
