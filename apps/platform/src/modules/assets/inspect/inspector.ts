import { createProcessPool, JobFailed, type PoolLimits } from '../processes/process-pool.ts';
import type { Inspection, InspectOrder } from './inspect-file.ts';

export interface Inspector {
  /** Throws PoolBusy. */
  inspect(order: InspectOrder): Promise<Inspection>;
  close(): Promise<void>;
}

const SCRIPT = new URL('./inspect-process.ts', import.meta.url);

/** Looks at files in at most two processes; one that is busy with a file for ten seconds is killed, and the file refused. */
export function createInspector(limits: Partial<PoolLimits> = {}): Inspector {
  const pool = createProcessPool<InspectOrder, Inspection>({ script: SCRIPT, ...limits });
  return {
    inspect: (order) =>
      pool.run(order).catch((error: unknown) => {
        if (error instanceof JobFailed) return { refusal: 'CONTENT_MISMATCH', why: error.message };
        throw error;
      }),
    close: () => pool.close(),
  };
}
