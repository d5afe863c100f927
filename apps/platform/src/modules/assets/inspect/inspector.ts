import { createProcessPool, JobFailed, type PoolLimits, ProcessLost } from '../processes/process-pool.ts';
import type { Inspection, InspectOrder } from './inspect-file.ts';

export interface Inspector {
  /** Throws PoolBusy. */
  inspect(order: InspectOrder): Promise<Inspection>;
  close(): Promise<void>;
}

const SCRIPT = new URL('./inspect-process.ts', import.meta.url);

/**
 * Looks at files in at most two processes. One that is busy with a file for ten seconds is killed, and the file refused when the
 * second one is too: the first may have had no time on a busy machine, and nobody is told that her file is wrong for that.
 */
export function createInspector(limits: Partial<PoolLimits> = {}): Inspector {
  const pool = createProcessPool<InspectOrder, Inspection>({ script: SCRIPT, ...limits });
  return {
    inspect: (order) =>
      pool
        .run(order)
        .catch((error: unknown) => {
          if (error instanceof ProcessLost) return pool.run(order);
          throw error;
        })
        .catch((error: unknown) => {
          if (error instanceof JobFailed) return { refusal: 'CONTENT_MISMATCH', why: error.message };
          throw error;
        }),
    close: () => pool.close(),
  };
}
