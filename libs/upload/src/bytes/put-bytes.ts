import type * as v from 'valibot';
import type { UploadTarget } from '@portal/domain/assets/uploads.contract';
import { LIMITS } from '@portal/domain/tenant/limits';
import { bytesOf } from './read-bytes.ts';
import { ConnectionLost, FileGone, PutRefused } from './upload-errors.ts';

export type Target = v.InferOutput<typeof UploadTarget>;

interface Put {
  readonly target: Target;
  readonly body: Blob;
  readonly signal: AbortSignal;
  /** Bytes of the body that left so far. */
  onSent(bytes: number): void;
}

/**
 * One PUT to a signed address, with exactly the headers that were signed and nothing of the session. Progress needs XHR.
 * Rejects with PutRefused, ConnectionLost (also after 40 s without progress) or FileGone.
 */
export function putBytes({ target, body, signal, onSent }: Put): Promise<void> {
  return new Promise((resolve, reject) => {
    if (signal.aborted) return reject(signal.reason as Error);
    const request = new XMLHttpRequest();
    let stall: ReturnType<typeof setTimeout>;
    const end = (settle: () => void) => {
      clearTimeout(stall);
      signal.removeEventListener('abort', stop);
      window.removeEventListener('offline', lose);
      settle();
    };
    const lose = () => {
      end(() => reject(new ConnectionLost()));
      request.abort();
    };
    const stop = () => {
      end(() => reject(signal.reason as Error));
      request.abort();
    };
    const watch = () => {
      clearTimeout(stall);
      stall = setTimeout(lose, LIMITS.apiTimeoutMs);
    };
    signal.addEventListener('abort', stop);
    window.addEventListener('offline', lose);
    request.upload.onprogress = ({ loaded }) => {
      watch();
      onSent(loaded);
    };
    request.onload = () => {
      const isOk = request.status >= 200 && request.status < 300;
      end(() => (isOk ? resolve() : reject(new PutRefused(request.status))));
    };
    // A file that cannot be read any more looks like a lost connection.
    request.onerror = () => {
      const isThere = bytesOf(body.slice(0, 1));
      isThere.then(lose, () => end(() => reject(new FileGone())));
    };
    request.open('PUT', target.uploadUrl);
    for (const [name, value] of Object.entries(target.headers)) request.setRequestHeader(name, value);
    watch();
    // A slice has no type of its own, which would else be sent as a header that nobody signed.
    request.send(body.slice(0, body.size));
  });
}
