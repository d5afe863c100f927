import type { Clock } from './clock.ts';

/** Work that is done at intervals: by a timer, and whenever somebody knows that there is something to do. */
export interface IntervalWorker {
  /** Does everything that waits now; resolves when nothing is left. Concurrent calls share the work. */
  flush(): Promise<void>;
  /** Does it soon; for callers that do not want to wait. */
  wake(): void;
  start(): void;
  /** Waits for the run under way, but no longer than `graceMs`. */
  stop(graceMs?: number): Promise<void>;
}

interface Options {
  readonly clock: Clock;
  readonly everyMs: number;
  readonly onFailure: (error: unknown) => void;
}

export function createIntervalWorker(
  work: () => Promise<void>,
  { clock, everyMs, onFailure }: Options,
): IntervalWorker {
  let stopTicking: (() => void) | undefined;
  let running: Promise<void> | undefined;
  let again = false;
  let isStopped = false;

  async function run(): Promise<void> {
    try {
      do {
        again = false;
        await work();
      } while (again);
    } finally {
      running = undefined;
    }
  }

  function flush(): Promise<void> {
    // Whoever asks during a run may have committed after its last claim: one more run is then due.
    if (running) again = true;
    else running = run();
    return running;
  }

  const wake = () => {
    if (!isStopped) flush().catch(onFailure);
  };

  return {
    flush,
    wake,
    start() {
      stopTicking = clock.every(everyMs, wake);
    },
    async stop(graceMs = 10_000) {
      isStopped = true;
      again = false;
      stopTicking?.();
      let giveUp: NodeJS.Timeout | undefined;
      const grace = new Promise<void>((resolve) => {
        giveUp = setTimeout(resolve, graceMs);
      });
      await Promise.race([running?.catch(() => undefined), grace]);
      clearTimeout(giveUp);
    },
  };
}
