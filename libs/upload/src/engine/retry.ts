import { backOff, LONGEST_BACK_OFF_MS } from '@portal/api/back-off';
import { ConnectionLost, isBusy, problemIn } from '../bytes/upload-errors.ts';

export interface RetryOptions {
  readonly signal: AbortSignal;
  /** The connection was lost; it is tried again by itself. */
  onLost(): void;
}

const MOST_REFUSALS = 4;

function wait(ms: number, signal: AbortSignal, early: 'online' | null): Promise<void> {
  return new Promise((resolve, reject) => {
    const end = (settle: () => void) => () => {
      clearTimeout(timer);
      signal.removeEventListener('abort', stop);
      if (early) window.removeEventListener(early, go);
      settle();
    };
    const go = end(resolve);
    const stop = end(() => reject(signal.reason as Error));
    const timer = setTimeout(go, ms);
    signal.addEventListener('abort', stop, { once: true });
    if (early) window.addEventListener(early, go);
  });
}

/**
 * Does one request until it is answered: for as long as the connection is lost, a few times while the server is busy.
 * Any other refusal is thrown at once, and a wait that is longer than anybody would look on.
 */
export async function withRetry<T>(work: () => Promise<T>, { signal, onLost }: RetryOptions): Promise<T> {
  let losses = 0;
  let refusals = 0;
  for (;;) {
    signal.throwIfAborted();
    try {
      return await work();
    } catch (error) {
      signal.throwIfAborted();
      if (error instanceof ConnectionLost) {
        onLost();
        await wait(backOff(losses++), signal, 'online');
        continue;
      }
      const asked = (problemIn(error)?.retryAfter ?? 0) * 1_000;
      if (isBusy(error) && asked <= LONGEST_BACK_OFF_MS && refusals < MOST_REFUSALS)
        await wait(Math.max(asked, backOff(refusals++)), signal, null);
      else throw error;
    }
  }
}
