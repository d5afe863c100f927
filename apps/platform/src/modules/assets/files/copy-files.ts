import { randomUUID } from 'node:crypto';
import { UPLOAD_QUOTA } from '@portal/domain/assets/upload-policy';
import type { Clock } from '../../../core/clock.ts';
import { DomainError } from '../../../core/domain-error.ts';
import { refuseOverQuota } from '../uploads/upload-quota.ts';
import { ownFileQueries } from '../uploads/uploads.queries.ts';
import { copyQueries } from './copy-files.queries.ts';
import type { Files } from './files.ts';
import { lockFilesOf } from './owner-lock.queries.ts';

/** Makes files somebody else's too. The bytes stay where they are: a copy names them again, and counts in her quota. */
export function copyFiles(clock: Clock): Files['copy'] {
  return async (tx, { ownerId, fileIds }) => {
    const ids = [...new Set(fileIds)];
    if (!ids.length) return new Map();
    const queries = copyQueries(tx);
    const found = await queries.hold(ids);
    if (found.length < ids.length) throw new DomainError('FILE_NOT_FOUND');
    await lockFilesOf(tx, ownerId);
    const now = clock.now();
    const used = await ownFileQueries(tx, ownerId).usage(now, { isUnusedOnly: false });
    const bytes = found.reduce((sum, { size }) => sum + size, 0);
    refuseOverQuota({ ...used, files: used.files + found.length - 1, open: 0 }, bytes, UPLOAD_QUOTA);
    const copies = new Map(found.map(({ id }) => [id, `file_${randomUUID()}`]));
    const times = { createdAt: now, expiresAt: now, storedAt: now, checkedAt: now, unusedSince: now };
    await queries.add(
      found.map((row) => ({ ...row, ...times, id: copies.get(row.id)!, ownerId })),
      (await queries.texts(ids)).map(({ fileId, text }) => ({ fileId: copies.get(fileId)!, text })),
    );
    return copies;
  };
}
