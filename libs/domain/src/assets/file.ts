import * as v from 'valibot';
import { Id, Instant } from '../contract/scalar.ts';
import { LIMITS } from '../tenant/limits.ts';

/** A stored file as another thing shows it. The addresses are signed for the reader and end after a while. */
export const FileRef = v.object({
  id: Id,
  /** Downloads the file under its name. */
  url: v.string(),
  name: v.string(),
  /** Bytes. */
  size: v.pipe(v.number(), v.integer(), v.minValue(0)),
  contentType: v.string(),
  /** A small picture of an image; null for anything else. */
  previewUrl: v.nullable(v.string()),
  /** When the addresses end; without it they hold. */
  endsAt: v.optional(Instant),
});
export type FileRef = v.InferOutput<typeof FileRef>;

/** How a file can be looked at by who may not have it: page by page as pictures, or played as it comes. */
export const FILE_LOOKS = ['PAGES', 'AUDIO', 'VIDEO'] as const;
export type FileLooks = (typeof FILE_LOOKS)[number];

/** Pages are drawn of what is not larger. */
export const DRAWN_BYTES = LIMITS.popupFileMb * 1024 * 1024;

/** A PDF or a picture of which no pages are drawn: who may not download it does not see it. */
export const isTooLargeToLook = ({ size, contentType }: Pick<FileRef, 'size' | 'contentType'>): boolean =>
  size > DRAWN_BYTES && (contentType === 'application/pdf' || contentType.startsWith('image/'));
