import { Worker } from 'node:worker_threads';
import type { StatementDetail, StatementFormat } from '@portal/domain/wallet/statements.contract';
import { createConcurrencyLimit } from '../../../core/concurrency-limit.ts';

export interface FileOrder {
  readonly format: StatementFormat;
  readonly detail: StatementDetail;
  readonly now: Date;
}

// One of a busy month takes up to 120 MB while it is written.
const limited = createConcurrencyLimit({ atOnce: 2, queue: 20 });

/**
 * Makes the file of a statement beside the requests, in a thread of its own; rejects with what kept it from it. Throws TOO_MANY
 * while many others are waiting.
 */
export const statementFile = (order: FileOrder): Promise<Buffer> => limited(() => inThread(order));

function inThread(order: FileOrder): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const thread = new Worker(new URL('./statement-thread.ts', import.meta.url), {
      workerData: order,
      execArgv: [],
      env: {},
    });
    thread.once('message', (bytes: Uint8Array) => resolve(Buffer.from(bytes)));
    thread.once('error', reject);
    // After its message this says nothing any more.
    thread.once('exit', (code) => reject(new Error(`the thread of a statement ended with ${code}`)));
  });
}
