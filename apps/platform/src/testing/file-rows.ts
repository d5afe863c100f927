import { randomUUID } from 'node:crypto';
import { contentTypeOf, type UploadLocation } from '@portal/domain/assets/upload-policy';
import type { Database } from '../core/database/database.ts';
import { fileAsset, type FileRow } from '../modules/assets/uploads/uploads.tables.ts';

interface Given extends Partial<FileRow> {
  readonly ownerId: string;
  readonly location: UploadLocation;
}

/** The row of a checked file that nothing uses yet, without any bytes; for tests of those who use files. */
export async function addFileRow({ db }: Database, given: Given): Promise<string> {
  const id = given.id ?? `file_${randomUUID()}`;
  const name = given.name ?? 'file.png';
  const now = new Date();
  await db.insert(fileAsset).values({
    id,
    name,
    contentType: contentTypeOf(name),
    size: 1_000,
    storedSize: 1_000,
    state: 'CHECKED',
    uploaderCode: 'teacher-web',
    objectKey: randomUUID(),
    isInline: false,
    createdAt: now,
    expiresAt: now,
    storedAt: now,
    checkedAt: now,
    unusedSince: now,
    ...given,
  });
  return id;
}
