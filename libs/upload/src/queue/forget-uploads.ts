import { browserUploadStore } from '../engine/upload-store.ts';
import { loadedQueues } from './load-queue.ts';

const LONGEST_MS = 2_000;

async function forget(userId: string): Promise<void> {
  const queues = await Promise.allSettled(loadedQueues());
  for (const queue of queues) if (queue.status === 'fulfilled') queue.value.forgetUser(userId);
  await browserUploadStore().removeUser(userId);
}

/**
 * Forgets whatever a person has not finished uploading: she signed out herself, and somebody else may sit here next.
 * Wait for it before the page is left. Never rejects, and never holds up the sign-out for longer than two seconds.
 */
export function forgetUploads(userId: string): Promise<void> {
  const timeout = new Promise<void>((resolve) => setTimeout(resolve, LONGEST_MS));
  return Promise.race([forget(userId), timeout]);
}
