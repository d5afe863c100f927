import { useMemo } from 'react';
import { useStore } from 'react-redux';
import { sessionApi } from '@portal/api/identity/session.api';
import type { FileRef } from '@portal/domain/assets/file';
import { type UploadLocation, uploadPolicyOf } from '@portal/domain/assets/upload-policy';
import { type UploadField, VISITOR } from '../engine/upload-job.ts';
import type { TicketSource } from '../engine/upload-server.ts';
import { checkFiles } from '../policy/check-files.ts';
import { arrivalOf } from './arrival.ts';
import { loadQueue, type QueueStore } from './load-queue.ts';

/** Files that this browser keeps until they are to be sent, over a reload as well; each has a name of its own. */
export interface KeptFiles {
  keep(name: string, file: File): Promise<void>;
  /** As it was kept; null where this browser has it no more. */
  read(name: string): Promise<File | null>;
  /** `LATER` while the platform cannot be reached, `GONE` where there is nothing to send, or nobody wants it. It stays kept. */
  send(name: string): Promise<FileRef | 'LATER' | 'GONE'>;
  /** It has its place; the platform keeps it. */
  release(name: string): Promise<void>;
  /** Nobody wants it any more, here and there. */
  drop(name: string): Promise<void>;
}

interface KeptFilesOptions {
  location: UploadLocation;
  /** What they are sent with where nobody is signed in. */
  ticketOf?: TicketSource | undefined;
}

/** What a page records or makes, and sends when it is told to. */
export function useKeptFiles({ location, ticketOf }: KeptFilesOptions): KeptFiles {
  const store = useStore() as QueueStore;
  return useMemo(() => {
    const policy = uploadPolicyOf(location);
    function fieldOf(name: string): UploadField {
      const profile = sessionApi.endpoints.getProfile.select()(store.getState()).data;
      const userId = ticketOf ? VISITOR : (profile?.id ?? null);
      return { name, userId, isKept: userId !== null, ticketOf, location, policy };
    }
    async function open(name: string) {
      const queue = await loadQueue(store);
      const field = fieldOf(name);
      await queue.restore(field);
      return { queue, field, upload: queue.uploadsOf(field)[0] };
    }
    return {
      async keep(name, file) {
        const { queue, field } = await open(name);
        queue.add(field, checkFiles([file], [], policy), 'PAUSED');
      },
      async read(name) {
        const { queue, upload } = await open(name);
        return upload ? queue.fileOf(upload.id) : null;
      },
      async send(name) {
        const { queue, field, upload } = await open(name);
        if (!upload) return 'GONE';
        if (['PAUSED', 'FAILED', 'OFFLINE'].includes(upload.status)) queue.resume(upload.id);
        const arrived = await arrivalOf(queue, field, ['FAILED', 'OFFLINE', 'REFUSED', 'MISSING']);
        if (typeof arrived !== 'string') return arrived;
        return arrived === 'FAILED' || arrived === 'OFFLINE' ? 'LATER' : 'GONE';
      },
      async release(name) {
        const { queue, upload } = await open(name);
        if (upload) queue.take(upload.id);
      },
      async drop(name) {
        const { queue, upload } = await open(name);
        if (upload) queue.cancel(upload.id);
      },
    };
  }, [store, location, ticketOf]);
}
