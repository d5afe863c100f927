import type { Clock } from './clock.ts';

/** Work that is done in rounds: by a timer, and whenever somebody knows that there is something to do. */
export interface Rounds {
  /** Does everything that waits now; resolves when nothing is left. Concurrent calls share the work. */
  flush(): Promise<void>;
  /** Does it soon; for callers that do not want to wait. */
  wake(): void;
  start(): void;
  /** Waits for the round under way, but no longer than `patienceMs`. */
  stop(patienceMs?: number): Promise<void>;
}

interface Options {
  readonly clock: Clock;
  readonly everyMs: number;
  readonly onFailure: (error: unknown) => void;
}

export function createRounds(work: () => Promise<void>, { clock, everyMs, onFailure }: Options): Rounds {
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
    // Whoever asks while a round runs may have committed after its last claim: one more round is then due.
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
    async stop(patienceMs = 10_000) {
      isStopped = true;
      again = false;
      stopTicking?.();
      let giveUp: NodeJS.Timeout | undefined;
      const patience = new Promise<void>((resolve) => {
        giveUp = setTimeout(resolve, patienceMs);
      });
      await Promise.race([running?.catch(() => undefined), patience]);
      clearTimeout(giveUp);
    },
  };
}
