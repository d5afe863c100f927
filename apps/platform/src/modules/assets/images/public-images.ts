import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { extname } from 'node:path';
import { sitePath } from '@portal/domain/site/paths';

export interface PublicImage {
  /** Digest of the content: another picture under the same address is another version. */
  readonly version: string;
  readonly name: string;
  readonly type: string;
  read(): Promise<Buffer>;
}

const FOLDER = new URL('../../../../assets/images/', import.meta.url);
const TYPES: Readonly<Record<string, string>> = {
  '.webp': 'image/webp',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
};

/**
 * The pictures that belong to the platform, by their address. All are known from the start, so no request ever becomes a file
 * name and no request ever makes a connection.
 */
export async function readPublicImages(folder: URL = FOLDER): Promise<ReadonlyMap<string, PublicImage>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const images = new Map<string, PublicImage>();
  for (const entry of entries) {
    const type = TYPES[extname(entry.name)];
    if (!entry.isFile() || !type) continue;
    const file = `${entry.parentPath}/${entry.name}`;
    const path = file.slice(file.lastIndexOf('/images/')).replaceAll('\\', '/');
    const version = createHash('sha256')
      .update(await readFile(file))
      .digest('hex')
      .slice(0, 16);
    images.set(sitePath(path), { version, name: entry.name, type, read: () => readFile(file) });
  }
  return images;
}
