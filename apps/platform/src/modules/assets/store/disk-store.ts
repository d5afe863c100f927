import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { copyFile, link, mkdir, readdir, rename, rm, stat, statfs } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { FileSettings } from '../../../core/config/file-settings.ts';
import { bytesOfPart } from '../uploads/parts.ts';
import { CHUNK_BYTES, isErrno, orNothing, readSegments, segmentsOf, syncPath } from './disk-files.ts';
import type { HeldObject, ObjectStore, SentFile, SignedTarget, StoredPart } from './object-store.ts';
import type { Workspace } from './workspace.ts';

/** What may wait for the disk: while it writes, as much comes. */
const WAITING_BYTES = 16 * CHUNK_BYTES;

/** There is an object of this name already, or its parts take no more. */
export class ObjectTaken extends Error {}

export interface DiskStore extends ObjectStore {
  /** Keeps the bytes of a whole file and answers their SHA-256. Throws ObjectTaken. */
  receive(file: SentFile, bytes: Readable): Promise<string>;
  /** Keeps a part; the same one again takes its place. Throws ObjectTaken once the parts are joined. */
  receivePart(file: SentFile, part: number, bytes: Readable): Promise<void>;
}

interface Options {
  readonly root: string;
  readonly workspace: Workspace;
  readonly settings: Pick<FileSettings, 'leastFreeShare'>;
  /** The platform's own addresses, because it takes the bytes itself. */
  readonly signPut: (file: SentFile, expiresAt: Date) => SignedTarget;
  readonly signPart: (file: SentFile, part: number, expiresAt: Date) => SignedTarget;
}

/**
 * Files below a folder. Bytes come into the workspace first and get their name when all are there and on the disk, so nothing
 * half is ever seen. A file that came in parts stays a folder of them: joining it is one renaming.
 */
export async function openDiskStore({ root, workspace, settings, ...signing }: Options): Promise<DiskStore> {
  const [objects, waiting] = [join(root, 'objects'), join(root, 'parts')];
  await Promise.all([objects, waiting].map((dir) => mkdir(dir, { recursive: true })));
  const objectPath = (key: string) => join(objects, key.slice(0, 2), key);
  const partsPath = (key: string) => join(waiting, key);
  const partName = (part: number) => String(part).padStart(5, '0');

  /** Gives a finished file its name; fails where the name is taken. */
  async function publish(path: string, key: string): Promise<void> {
    const target = objectPath(key);
    await mkdir(dirname(target), { recursive: true });
    await link(path, target).catch((error: unknown) => {
      throw isErrno(error, 'EEXIST') ? new ObjectTaken() : error;
    });
    await syncPath(dirname(target));
  }

  return {
    signPut: async (file, expiresAt) => signing.signPut(file, expiresAt),
    signPart: async (file, part, expiresAt) => signing.signPart(file, part, expiresAt),

    receive: (file, bytes) =>
      workspace.withPaths(1, async (path) => {
        const hash = createHash('sha256');
        await save(bytes, path!, file.size, (chunk) => hash.update(chunk));
        await publish(path!, file.objectKey);
        return hash.digest('hex');
      }),

    receivePart: (file, part, bytes) =>
      workspace.withPaths(1, async (path) => {
        await save(bytes, path!, bytesOfPart({ size: file.size, partSize: file.partSize! }, part)!);
        const dir = partsPath(file.objectKey);
        await rename(path!, join(dir, partName(part))).catch((error: unknown) => {
          throw isErrno(error, 'ENOENT') ? new ObjectTaken() : error;
        });
        await orNothing(syncPath(dir));
      }),

    async createParts(key) {
      await mkdir(partsPath(key));
      return key;
    },

    async storedParts({ objectKey }): Promise<StoredPart[]> {
      const dir = partsPath(objectKey);
      const names = (await orNothing(readdir(dir))) ?? [];
      const found = names.map(async (name) => {
        const size = (await orNothing(stat(join(dir, name))))?.size;
        return size === undefined ? [] : [{ part: Number(name), size }];
      });
      return (await Promise.all(found)).flat();
    },

    async joinParts({ objectKey }) {
      const target = objectPath(objectKey);
      await mkdir(dirname(target), { recursive: true });
      // Somebody else may have joined them in this moment.
      await orNothing(rename(partsPath(objectKey), target));
      await syncPath(dirname(target));
    },

    // A name is given once and a joined folder takes no more, so nobody can change an object.
    seal: async ({ objectKey }) => objectKey,

    async sizeOf(key) {
      const segments = await segmentsOf(objectPath(key));
      return segments?.reduce((sum, { size }) => sum + size, 0);
    },

    async read(key, range) {
      const segments = await segmentsOf(objectPath(key));
      if (!segments) throw new Error('There is no such object');
      return readSegments(segments, range);
    },

    write: (key, path) =>
      workspace.withPaths(1, async (copy) => {
        await copyFile(path, copy!);
        await syncPath(copy!);
        await publish(copy!, key);
      }),

    async remove(key) {
      await rm(objectPath(key), { recursive: true, force: true });
      await rm(partsPath(key), { recursive: true, force: true });
    },

    async *list(): AsyncIterable<HeldObject> {
      for (const folder of await readdir(objects)) yield* heldIn(join(objects, folder), false);
      yield* heldIn(waiting, true);
    },

    async isFullFor(bytes) {
      const { bavail, blocks, bsize } = await statfs(root);
      return bavail * bsize - bytes < blocks * bsize * settings.leastFreeShare;
    },
  };
}

/** Writes until all bytes are on the disk; throws when there are fewer or more than were promised. */
async function save(bytes: Readable, path: string, size: number, see?: (chunk: Buffer) => void): Promise<void> {
  let count = 0;
  // A step of its own between the two would cost as much as the writing: who listens gets what is piped.
  bytes.on('data', (chunk: Buffer) => {
    count += chunk.length;
    if (count > size) bytes.destroy(new Error('More bytes than promised'));
    else see?.(chunk);
  });
  await pipeline(bytes, createWriteStream(path, { flags: 'wx', flush: true, highWaterMark: WAITING_BYTES }));
  if (count < size) throw new Error('Fewer bytes than promised');
}

async function* heldIn(dir: string, inParts: boolean): AsyncIterable<HeldObject> {
  for (const key of (await orNothing(readdir(dir))) ?? []) {
    const found = await orNothing(stat(join(dir, key)));
    if (found) yield { key, multipartId: inParts ? key : null, changedAt: found.mtime };
  }
}
