import type { QueueStore } from '../engine/store-queue.ts';
import type { UploadQueue } from '../engine/upload-queue.ts';

export type { QueueStore } from '../engine/store-queue.ts';

const queues = new Map<QueueStore, Promise<UploadQueue>>();

/** The one queue of a store; its code is loaded when a field first needs it. */
export function loadQueue(store: QueueStore): Promise<UploadQueue> {
  const known = queues.get(store);
  if (known) return known;
  const queue = import('../engine/store-queue.ts').then(({ storeQueue }) => storeQueue(store));
  queues.set(store, queue);
  // A connection that is lost now may be there when the next file is picked.
  queue.catch(() => queues.delete(store));
  return queue;
}

/** The queues that somebody has used. */
export const loadedQueues = (): Promise<UploadQueue>[] => [...queues.values()];
