import { createProcessPool, type PoolLimits } from '../processes/process-pool.ts';

export type ImageFormat = 'webp' | 'jpeg' | 'png';

export interface ResizeOrder {
  readonly image: Buffer;
  readonly width: number;
  readonly quality: number;
  readonly format: ImageFormat;
}

export interface Resizer {
  /** Throws JobFailed or PoolBusy. */
  resize(order: ResizeOrder): Promise<Buffer>;
  close(): Promise<void>;
}

const SCRIPT = new URL('./resize-process.ts', import.meta.url);

/** Resizes in at most two processes of its own, each killed when one picture takes longer than ten seconds. */
export function createResizer(limits: Partial<PoolLimits> = {}): Resizer {
  const pool = createProcessPool<ResizeOrder, Uint8Array>({ script: SCRIPT, ...limits });
  return { resize: async (order) => Buffer.from(await pool.run(order)), close: () => pool.close() };
}
