import type { PictureFormat } from '../images/picture-formats.ts';
import { readPicture } from '../images/readable-pictures.ts';
import { mismatch } from './refused.ts';

const PREVIEW = { width: 640, height: 640, fit: 'inside', withoutEnlargement: true } as const;
const ALL_FRAMES = -1;

/**
 * Writes a picture anew, and a small one beside it: nothing but its pixels is left, no place, no camera, no tail. Only WebP
 * may move; the first frame of anything else is kept.
 */
export async function rewritePicture(
  bytes: Buffer,
  format: PictureFormat,
  to: { picture: string; preview: string },
): Promise<void> {
  try {
    const pages = format === 'webp' ? ALL_FRAMES : 1;
    const picture = readPicture(bytes, { pages });
    const found = await picture.metadata();
    if (found.format !== format) throw mismatch(`a picture of ${found.format}`);
    // Optimal tables would keep all of a large picture in memory.
    if (format === 'jpeg') await picture.jpeg({ quality: 90, optimizeCoding: false }).toFile(to.picture);
    if (format === 'png') await picture.png({ compressionLevel: 6 }).toFile(to.picture);
    if (format === 'webp') await picture.webp({ quality: 90, effort: 2 }).toFile(to.picture);
    await readPicture(bytes).resize(PREVIEW).webp({ quality: 75 }).toFile(to.preview);
  } catch (error) {
    throw mismatch(error instanceof Error ? error.message : 'unreadable picture');
  }
}
