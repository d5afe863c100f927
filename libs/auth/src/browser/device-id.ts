import type { SessionEnvironment } from './environment.ts';

const KEY = 'portal-device-id';
const UUID_V4 = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

/** Made on first use and kept; for this page only where storage is denied (SES-6). A hint, never a credential. */
export function createDeviceId({ storage, uuid }: Pick<SessionEnvironment, 'storage' | 'uuid'>): () => string {
  let id: string | undefined;
  return () => {
    if (id !== undefined) return id;
    const kept = storage.get(KEY);
    id = kept !== undefined && UUID_V4.test(kept) ? kept : uuid();
    if (id !== kept) storage.set(KEY, id);
    return id;
  };
}
