import { useCallback } from 'react';
import { useStore } from 'react-redux';
import { localProblem } from '@portal/api/api-problem';
import { sessionApi } from '@portal/api/identity/session.api';
import type { FileRef } from '@portal/domain/assets/file';
import { type UploadLocation, uploadPolicyOf } from '@portal/domain/assets/upload-policy';
import type { UploadField } from '../engine/upload-job.ts';
import { checkFiles } from '../policy/check-files.ts';
import { arrivalOf } from './arrival.ts';
import { loadQueue, type QueueStore } from './load-queue.ts';

async function sendFile(store: QueueStore, location: UploadLocation, file: File): Promise<FileRef> {
  const queue = await loadQueue(store);
  const userId = sessionApi.endpoints.getProfile.select()(store.getState()).data?.id ?? null;
  const policy = uploadPolicyOf(location);
  const field: UploadField = { name: crypto.randomUUID(), userId, isKept: false, location, policy };
  queue.add(field, checkFiles([file], [], policy));
  const arrived = await arrivalOf(queue, field, ['FAILED', 'REFUSED', 'MISSING']);
  for (const { id } of queue.uploadsOf(field)) queue.take(id);
  if (typeof arrived === 'string') throw localProblem('ABORTED');
  return arrived;
}

/** Sends one file that no field holds, and goes on wherever she goes in the portal meanwhile. Rejects where it does not arrive. */
export function useSendFile() {
  const store = useStore();
  return useCallback((location: UploadLocation, file: File) => sendFile(store as QueueStore, location, file), [store]);
}
