import { randomUUID } from 'node:crypto';
import { stat } from 'node:fs/promises';
import type { FastifyBaseLogger } from 'fastify';
import type { Clock } from '../../../core/clock.ts';
import type { Db } from '../../../core/database/database.ts';
import { DomainError } from '../../../core/domain-error.ts';
import { fileStateQueries } from '../files/file-states.queries.ts';
import { INSPECTED_BYTES } from '../images/picture-formats.ts';
import type { Inspector } from '../inspect/inspector.ts';
import { PoolBusy } from '../processes/process-pool.ts';
import { isDiskFull } from '../store/disk-files.ts';
import type { ObjectStore } from '../store/object-store.ts';
import { checksumOf, takeCopy, takeHead } from '../store/take-copy.ts';
import type { Workspace } from '../store/workspace.ts';
import { partCountOf, wholeParts } from './parts.ts';
import { ownFileQueries } from './uploads.queries.ts';
import type { FileRow } from './uploads.tables.ts';

export type CompleteUpload = (ownerId: string, id: string, sha256: string | undefined) => Promise<FileRow>;

const HEAD_BYTES = 65_536;

interface Deps {
  readonly db: Db;
  readonly clock: Clock;
  readonly store: ObjectStore;
  readonly workspace: Workspace;
  readonly inspector: Inspector;
  readonly log: FastifyBaseLogger;
  /** A file can be read from now on. */
  readonly onChecked: () => void;
}

/** Makes a sent file usable: joins its parts, compares its checksum, looks at its content. Again gives the same answer. */
export function completeUploads({ db, clock, store, workspace, inspector, log, onChecked }: Deps): CompleteUpload {
  const states = fileStateQueries(db);
  const running = new Map<string, Promise<FileRow>>();

  async function latest(id: string): Promise<FileRow> {
    const row = await states.byId(id);
    if (!row || row.state === 'DELETED') throw new DomainError('NOT_FOUND');
    return row;
  }

  /** SIGNED becomes STORED once every byte is there, under a key that nobody can write to any more. */
  async function arrive(row: FileRow): Promise<FileRow> {
    if ((await store.sizeOf(row.objectKey)) !== row.size) {
      if (row.partSize === null) throw new DomainError('UPLOAD_INCOMPLETE');
      const file = { size: row.size, partSize: row.partSize };
      const whole = wholeParts(file, await store.storedParts(row));
      if (whole.length < partCountOf(file)) throw new DomainError('UPLOAD_INCOMPLETE');
      await store.joinParts(row);
    }
    const objectKey = await store.seal(row);
    const stored = await states.store(row.id, { objectKey, storedAt: clock.now() });
    const spare = stored ? row.objectKey : objectKey;
    if (objectKey !== row.objectKey) await store.remove(spare, null);
    return stored ?? latest(row.id);
  }

  /** The checksum of what was sent, and a copy of it, or of its beginning, to look at. */
  async function examine({ objectKey, size, sha256 }: FileRow, path: string): Promise<string> {
    if (size <= INSPECTED_BYTES) return takeCopy(store, objectKey, path);
    await takeHead(store, objectKey, path, HEAD_BYTES);
    return sha256 ?? checksumOf(store, objectKey);
  }

  const check = (row: FileRow, expected: string | undefined): Promise<FileRow> =>
    workspace.withPaths(3, async (path = '', picture = '', preview = '') => {
      const sha256 = await examine(row, path);
      const found =
        expected !== undefined && expected !== sha256
          ? ({ refusal: 'CONTENT_MISMATCH', why: 'another checksum' } as const)
          : await inspector.inspect({ path, name: row.name, size: row.size, picture, preview });
      if (found.refusal) {
        log.info({ file: row.id, refusal: found.refusal, why: found.why }, 'a file was refused');
        if (await states.refuse(row.id, found.refusal, clock.now())) await store.remove(row.objectKey, null);
        return latest(row.id);
      }
      const rewritten = found.isRewritten ? await keepPictures(row, picture, preview) : undefined;
      const { flags, isRewritten: isInline } = found;
      const checked = { sha256, flags, isInline, storedSize: row.size, checkedAt: clock.now(), ...rewritten };
      const accepted = await states.accept(row.id, checked);
      if (rewritten)
        for (const key of accepted ? [row.objectKey] : [rewritten.objectKey, rewritten.previewKey])
          await store.remove(key, null);
      if (accepted) onChecked();
      return accepted ?? latest(row.id);
    });

  async function keepPictures(row: FileRow, picture: string, preview: string) {
    const [objectKey, previewKey] = [randomUUID(), randomUUID()];
    await store.write(objectKey, picture, row.contentType);
    await store.write(previewKey, preview, 'image/webp');
    return { objectKey, previewKey, storedSize: (await stat(picture)).size };
  }

  async function settle(row: FileRow, sha256: string | undefined): Promise<FileRow> {
    try {
      const stored = row.state === 'SIGNED' ? await arrive(row) : row;
      return stored.state === 'STORED' ? await check(stored, sha256) : stored;
    } catch (error) {
      // Another process may have finished it meanwhile, and taken away what this one was reading.
      const now = await latest(row.id);
      if (now.state === 'CHECKED' || now.state === 'REFUSED') return now;
      throw error;
    }
  }

  return async (ownerId, id, sha256) => {
    const row = await ownFileQueries(db, ownerId).byId(id);
    if (!row) throw new DomainError('NOT_FOUND');
    const work = running.get(id) ?? settle(row, sha256).finally(() => running.delete(id));
    running.set(id, work);
    const settled = await work.catch((error: unknown) => {
      if (error instanceof PoolBusy) throw new DomainError('TOO_MANY', { retryAfter: 2 });
      throw isDiskFull(error) ? new DomainError('STORAGE_FULL') : error;
    });
    if (settled.refusal) throw new DomainError(settled.refusal);
    if (sha256 !== undefined && settled.sha256 !== sha256) throw new DomainError('CONTENT_MISMATCH');
    return settled;
  };
}
