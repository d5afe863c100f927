import { randomFillSync } from 'node:crypto';
import { waitFor } from '@testing-library/dom';
import { uploadPolicyOf } from '@portal/domain/assets/upload-policy';
import type { UploadField } from '../engine/upload-job.ts';
import { createUploadQueue } from '../engine/upload-queue.ts';
import type { UploadServer } from '../engine/upload-server.ts';
import { checkFiles } from '../policy/check-files.ts';
import type { UploadStatus } from '../policy/upload.ts';
import { uploadStoreDouble } from './upload-store-double.ts';

// Test support: the queue of one page and its field.

export const policy = uploadPolicyOf('LECTURE');
export const field: UploadField = {
  name: 'lesson:1:files',
  userId: 'teacher-1',
  isKept: true,
  location: 'LECTURE',
  policy,
};

// What counts as large is a number of the domain; tests take a thousandth of it (`SINGLE_PUT_BYTES`).
export const largeBytes = randomFillSync(Buffer.alloc(26 * 1024));
export const aFile = (name = '교안.pdf', content: BlobPart = `${name} 내용`): File =>
  new File([content], name, { type: 'application/pdf', lastModified: 1_700_000_000_000 });
export const aLargeFile = (): File => aFile('강의 영상.mp4', largeBytes);

/** Opens a page; another one with the same store is the page after a reload. */
export function openPage(server: UploadServer, { store } = uploadStoreDouble()) {
  const queue = createUploadQueue({ serverOf: () => server, uploadStore: store });
  const uploads = () => queue.uploadsOf(field);
  const statuses = () => uploads().map(({ status }) => status);
  const settled = (...wanted: UploadStatus[]) => waitFor(() => expect(statuses()).toEqual(wanted));
  return {
    queue,
    uploads,
    statuses,
    settled,
    first: () => uploads()[0]!,
    add: (...files: File[]) => queue.add(field, checkFiles(files, uploads(), policy)),
  };
}
