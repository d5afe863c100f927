import { Worker } from 'node:worker_threads';
import type { StatementDetail, StatementFormat } from '@portal/domain/wallet/statements.contract';

export interface FileOrder {
  readonly format: StatementFormat;
  readonly detail: StatementDetail;
  readonly now: Date;
}

/** Makes the file of a statement beside the requests, in a thread of its own; rejects with what kept it from it. */
export function statementFile(order: FileOrder): Promise<Buffer> {
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
