import { sessionApi } from '@portal/api/identity/session.api';
import type { UploadField } from './upload-job.ts';
import { createUploadQueue, type UploadQueue } from './upload-queue.ts';
import { type Dispatch, uploadServer } from './upload-server.ts';
import { browserUploadStore } from './upload-store.ts';

type ApiState = Parameters<ReturnType<typeof sessionApi.endpoints.getProfile.select>>[0];

/** What of the portal's store a queue needs. */
export interface QueueStore {
  readonly dispatch: Dispatch;
  getState(): ApiState;
  subscribe(listener: () => void): () => void;
}

/** The queue of a portal, with the session of its store and the browser's database. */
export function storeQueue(store: QueueStore): UploadQueue {
  const serverOf = ({ ticketOf }: UploadField) => uploadServer(store.dispatch, ticketOf);
  const queue = createUploadQueue({ serverOf, uploadStore: browserUploadStore() });
  const profile = sessionApi.endpoints.getProfile.select();
  let userId: string | undefined;
  store.subscribe(() => {
    const present = profile(store.getState()).data?.id;
    // After an expired session somebody else may sign in here: nothing of hers is sent in another's name.
    if (present !== undefined && present !== userId) queue.leaveOthers(present);
    userId = present ?? userId;
  });
  return queue;
}
