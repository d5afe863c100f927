import type { FileRef } from '@portal/domain/assets/file';
import { SINGLE_PUT_BYTES } from '@portal/domain/assets/upload-policy';
import { problemIn } from '../bytes/upload-errors.ts';
import { withRetry } from './retry.ts';
import { sendParts } from './send-parts.ts';
import { sendWhole } from './send-whole.ts';
import type { Sending } from './sending.ts';

const MOST_ATTEMPTS = 3;

/** Sends a file and lets the server check it; `sha256` may come while it is being sent. */
export async function sendFile(
  sending: Sending,
  sha256: () => Promise<string>,
  onChecking: () => void,
): Promise<FileRef> {
  const { file, server, remote, remember } = sending;
  const isWhole = file.size <= SINGLE_PUT_BYTES;
  // The page may have been closed between the last byte and the answer.
  let mayHaveArrived = isWhole && remote()?.kind === 'WHOLE';
  for (let attempt = 1; ; attempt += 1) {
    if (!mayHaveArrived) await (isWhole ? sendWhole(sending) : sendParts(sending));
    mayHaveArrived = false;
    const checksum = await sha256();
    const id = remote()?.id ?? '';
    const check = () => {
      onChecking();
      return server.complete(id, checksum);
    };
    // Looking through gigabytes takes longer than a request may: the next one waits for the same work.
    const onLost = () => navigator.onLine || sending.onLost();
    try {
      return await withRetry(check, { signal: sending.signal, onLost });
    } catch (error) {
      const { code, status } = problemIn(error) ?? {};
      const isGone = status === 404 || code === 'WRONG_STATE';
      if (attempt === MOST_ATTEMPTS || !(isGone || code === 'UPLOAD_INCOMPLETE')) throw error;
      if (isGone) remember(null);
    }
  }
}
