import type { FileRef } from '@portal/domain/assets/file';
import type { UploadField } from '../engine/upload-job.ts';
import type { UploadQueue } from '../engine/upload-queue.ts';
import type { UploadStatus } from '../policy/upload.ts';

/** How a file can end that has not arrived: it stands in one of these ways, or is there no more. */
type Standstill<S extends UploadStatus> = S | 'GONE';

/** Waits for the one file of a field: until it has arrived, or until it stands in one of these ways. */
export function arrivalOf<S extends UploadStatus>(
  queue: UploadQueue,
  field: UploadField,
  ends: readonly S[],
): Promise<FileRef | Standstill<S>> {
  const { promise, resolve } = Promise.withResolvers<FileRef | Standstill<S>>();
  function follow(): void {
    const [upload] = queue.uploadsOf(field);
    const end = ends.find((status) => status === upload?.status);
    // It is gone where she has signed out.
    if (!upload) resolve('GONE');
    else if (upload.status === 'DONE' && upload.file) resolve(upload.file);
    else if (upload.status === 'DUPLICATE') queue.sendAnyway(upload.id);
    else if (end) resolve(end);
  }
  const unsubscribe = queue.subscribe(follow);
  follow();
  return promise.finally(unsubscribe);
}
