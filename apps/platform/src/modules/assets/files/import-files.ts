import { createHash, randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { contentTypeOf, type UploadLocation } from '@portal/domain/assets/upload-policy';
import { UPLOADER_CODE } from '@portal/domain/assets/uploads.contract';
import type { Clock } from '../../../core/clock.ts';
import type { Tx } from '../../../core/database/database.ts';
import type { ObjectStore } from '../store/object-store.ts';
import { importQueries } from './import-files.queries.ts';

/** A file of this machine that nobody has to look at any more, such as the pictures of the demo. */
export interface FinishedPicture {
  readonly id: string;
  readonly ownerId: string;
  readonly location: UploadLocation;
  readonly name: string;
  readonly path: string;
  /** The small one beside a picture. */
  readonly previewPath: string | null;
  /** The things that use it, as `Files.use` names them. */
  readonly usedBy: readonly string[];
}

export type ImportPictures = (tx: Tx, pictures: readonly FinishedPicture[]) => Promise<void>;

/** Keeps finished pictures; one that is kept already stays as it is. What a failed transaction leaves is swept. */
export function importPictures(store: ObjectStore, clock: Clock): ImportPictures {
  async function keep({ path, previewPath, usedBy: _things, ...picture }: FinishedPicture) {
    const [objectKey, contentType] = [randomUUID(), contentTypeOf(picture.name)];
    const previewKey = previewPath === null ? null : randomUUID();
    await Promise.all([
      store.write(objectKey, path, contentType),
      previewPath !== null && previewKey !== null && store.write(previewKey, previewPath, 'image/webp'),
    ]);
    const content = await readFile(path);
    const size = content.length;
    const now = clock.now();
    return {
      ...picture,
      contentType,
      uploaderCode: UPLOADER_CODE,
      size,
      storedSize: size,
      sha256: createHash('sha256').update(content).digest('hex'),
      objectKey,
      previewKey,
      state: 'CHECKED' as const,
      isInline: previewKey !== null,
      createdAt: now,
      expiresAt: now,
      storedAt: now,
      checkedAt: now,
    };
  }

  return async (tx, pictures) => {
    const files = importQueries(tx);
    const known = await files.known(pictures.map(({ id }) => id));
    const added = pictures.filter(({ id }) => !known.has(id));
    if (!added.length) return;
    // All at once: each waits for the disk, not for the others.
    await files.insert(await Promise.all(added.map(keep)));
    const uses = added.flatMap(({ id, usedBy }) => usedBy.map((thing) => ({ fileId: id, usedBy: thing })));
    await files.insertUses(uses);
  };
}
