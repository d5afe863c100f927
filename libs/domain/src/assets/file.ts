import * as v from 'valibot';
import { Id } from '../contract/scalar.ts';

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
});
export type FileRef = v.InferOutput<typeof FileRef>;
