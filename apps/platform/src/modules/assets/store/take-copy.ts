import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import type { ObjectStore } from './object-store.ts';

/** Brings a whole object to a file of this machine, and answers its SHA-256. */
export async function takeCopy(store: ObjectStore, key: string, path: string): Promise<string> {
  const hash = createHash('sha256');
  const hashed = async function* (chunks: AsyncIterable<Buffer>) {
    for await (const chunk of chunks) {
      hash.update(chunk);
      yield chunk;
    }
  };
  await pipeline(await store.read(key), hashed, createWriteStream(path));
  return hash.digest('hex');
}

/** Brings the beginning of an object to a file of this machine. */
export const takeHead = async (store: ObjectStore, key: string, path: string, bytes: number): Promise<void> =>
  pipeline(await store.read(key, { start: 0, end: bytes - 1 }), createWriteStream(path));

/** The SHA-256 of an object that is too large to copy. */
export async function checksumOf(store: ObjectStore, key: string): Promise<string> {
  const hash = createHash('sha256');
  for await (const chunk of await store.read(key)) hash.update(chunk as Buffer);
  return hash.digest('hex');
}
