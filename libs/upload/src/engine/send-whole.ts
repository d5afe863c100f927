import { putBytes } from '../bytes/put-bytes.ts';
import { ConnectionLost, PutRefused } from '../bytes/upload-errors.ts';
import { withRetry } from './retry.ts';
import type { Sending } from './sending.ts';

/** Expired, used up or swept: whether the bytes are there, `complete` knows; if not, a new address is asked for. */
const SPENT: readonly number[] = [401, 403, 404, 409, 410];

/** Sends a file of at most 25 MB in one PUT. An address is good for one try, so every further one asks for a new one. */
export async function sendWhole({ file, facts, server, remote, remember, report, ...options }: Sending): Promise<void> {
  const left = remote();
  if (left) server.remove(left.id).catch(() => undefined);
  const { id, ...target } = await withRetry(() => server.sign(facts), options);
  remember({ kind: 'WHOLE', id });
  let isSpent = false;
  await withRetry(async () => {
    // The answer of the last try was lost, perhaps with the bytes arrived.
    if (isSpent) return;
    try {
      await putBytes({ target, body: file, signal: options.signal, onSent: report });
    } catch (error) {
      isSpent = error instanceof ConnectionLost;
      if (!(error instanceof PutRefused) || !SPENT.includes(error.status)) throw error;
    }
  }, options);
}
