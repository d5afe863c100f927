export interface Deadline {
  readonly signal: AbortSignal;
  /** Whether the time ran out before the caller gave up. */
  isOver(): boolean;
  clear(): void;
}

/** A signal that aborts after `ms` milliseconds, or when the caller's own does. */
export function deadline(caller: AbortSignal, ms: number): Deadline {
  const controller = new AbortController();
  let over = false;
  const giveUp = () => controller.abort();
  const timer = setTimeout(() => {
    over = !controller.signal.aborted;
    controller.abort();
  }, ms);
  if (caller.aborted) giveUp();
  else caller.addEventListener('abort', giveUp, { once: true });
  return {
    signal: controller.signal,
    isOver: () => over,
    clear() {
      clearTimeout(timer);
      caller.removeEventListener('abort', giveUp);
    },
  };
}

/** Waits for `work` until the signal aborts; rejects then, while the work itself goes on for others. */
export function whileWanted<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise<T>((resolve, reject) => {
    const stop = () => reject(new DOMException('The caller no longer waits', 'AbortError'));
    if (signal.aborted) {
      work.catch(() => undefined);
      return stop();
    }
    signal.addEventListener('abort', stop, { once: true });
    work.then(resolve, reject).finally(() => signal.removeEventListener('abort', stop));
  });
}
