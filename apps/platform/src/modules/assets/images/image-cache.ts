import { randomBytes } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

export interface ImageCache {
  get(key: string): Promise<Buffer | undefined>;
  put(key: string, image: Buffer): Promise<void>;
  /** Bytes that are kept now. */
  size(): number;
}

const KEY = /^[0-9a-f]{64}$/;

/** Finished pictures on disk, the least recently used going first. A folder that cannot be used makes it an empty cache. */
export async function openImageCache(dir: string, budget: number): Promise<ImageCache> {
  // In the order of their last use.
  const sizes = new Map<string, number>();
  let total = 0;
  for (const { key, size } of await filesOf(dir)) {
    sizes.set(key, size);
    total += size;
  }

  async function forget(key: string): Promise<void> {
    total -= sizes.get(key) ?? 0;
    sizes.delete(key);
    await rm(join(dir, key), { force: true });
  }

  async function shrink(): Promise<void> {
    for (const oldest of sizes.keys()) {
      if (total <= budget) return;
      await forget(oldest).catch(() => undefined);
    }
  }

  return {
    size: () => total,
    async get(key) {
      const size = sizes.get(key);
      if (size === undefined) return undefined;
      sizes.delete(key);
      sizes.set(key, size);
      const image = await readFile(join(dir, key)).catch(() => undefined);
      if (image?.length === size) return image;
      await forget(key);
      return undefined;
    },
    async put(key, image) {
      if (image.length > budget || sizes.has(key)) return;
      // Written aside and renamed, so that nobody reads half a picture.
      const own = join(dir, `${key}.${randomBytes(4).toString('hex')}`);
      try {
        await writeFile(own, image);
        await rename(own, join(dir, key));
      } catch {
        await rm(own, { force: true }).catch(() => undefined);
        return;
      }
      if (!sizes.has(key)) total += image.length;
      sizes.set(key, image.length);
      await shrink();
    },
  };
}

async function filesOf(dir: string): Promise<{ key: string; size: number }[]> {
  try {
    await mkdir(dir, { recursive: true });
    const found: { key: string; size: number; usedAt: number }[] = [];
    for (const key of await readdir(dir)) {
      const file = join(dir, key);
      if (!KEY.test(key)) await rm(file, { force: true, recursive: true });
      else {
        const { size, mtimeMs } = await stat(file);
        found.push({ key, size, usedAt: mtimeMs });
      }
    }
    return found.sort((one, other) => one.usedAt - other.usedAt);
  } catch {
    return [];
  }
}
