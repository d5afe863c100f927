import { createReadStream } from 'node:fs';
import { open, readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import process from 'node:process';
import { Readable } from 'node:stream';
import type { ByteRange } from './object-store.ts';

export const CHUNK_BYTES = 256 * 1024;

export const isErrno = (error: unknown, ...codes: string[]) =>
  codes.includes(String((error as NodeJS.ErrnoException | undefined)?.code));

export const isDiskFull = (error: unknown) => isErrno(error, 'ENOSPC', 'EDQUOT');

/** What `read` finds, or undefined where there is nothing. */
export const orNothing = <T>(read: Promise<T>): Promise<T | undefined> =>
  read.catch((error: unknown) => {
    if (isErrno(error, 'ENOENT')) return undefined;
    throw error;
  });

/** Makes a file, or the names in a folder, survive a power cut; Windows opens no folder, and keeps names by itself. */
export async function syncPath(path: string): Promise<void> {
  if (process.platform === 'win32') return;
  const handle = await open(path, 'r');
  await handle.sync().finally(() => handle.close());
}

export interface Segment {
  readonly path: string;
  readonly size: number;
}

/** An object is one file, or a folder of numbered ones that are read as one. */
export async function segmentsOf(path: string): Promise<Segment[] | undefined> {
  const found = await orNothing(stat(path));
  if (!found) return undefined;
  if (found.isFile()) return [{ path, size: found.size }];
  const names = (await readdir(path)).sort();
  return Promise.all(
    names.map(async (name) => ({ path: join(path, name), size: (await stat(join(path, name))).size })),
  );
}

/** The bytes of all segments one after the other, or a range of them, never more than a few in memory. */
export function readSegments(segments: readonly Segment[], range?: ByteRange): Readable {
  const { start, end } = range ?? { start: 0, end: Infinity };
  async function* bytes() {
    let at = 0;
    for (const { path, size } of segments) {
      const [first, last] = [Math.max(0, start - at), Math.min(size - 1, end - at)];
      at += size;
      if (first <= last) yield* createReadStream(path, { start: first, end: last, highWaterMark: CHUNK_BYTES });
    }
  }
  return Readable.from(bytes(), { objectMode: false, highWaterMark: CHUNK_BYTES });
}
