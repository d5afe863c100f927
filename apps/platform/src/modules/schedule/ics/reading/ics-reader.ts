import { Worker } from 'node:worker_threads';
import { DomainError } from '../../../../core/domain-error.ts';
import { type IcsAnswer, type IcsOrder, READY } from './ics-entry.ts';

const TIMEOUT_MS = 5_000;
const MEMORY_MB = 192;
/** One at a time is enough for what comes by hand and once an hour; these may wait. */
const QUEUE = 20;

export interface IcsReader {
  /** Throws ICS_UNREADABLE for a text that is no calendar or takes too long, TOO_MANY when others wait already. */
  read(order: IcsOrder): Promise<IcsAnswer>;
}

export function createIcsReader({ timeoutMs = TIMEOUT_MS } = {}): IcsReader {
  let last: Promise<unknown> = Promise.resolve();
  let waiting = 0;
  return {
    read(order) {
      if (waiting >= QUEUE) return Promise.reject(new DomainError('TOO_MANY', { retryAfter: 10 }));
      waiting += 1;
      const answer = last.then(() => readInThread(order, timeoutMs)).finally(() => (waiting -= 1));
      last = answer.catch(() => undefined);
      return answer;
    },
  };
}

function readInThread(order: IcsOrder, timeoutMs: number): Promise<IcsAnswer> {
  return new Promise((resolve, reject) => {
    const thread = new Worker(new URL('./ics-thread.ts', import.meta.url), {
      workerData: order,
      execArgv: [],
      env: {},
      resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB },
      stdout: true,
      stderr: true,
    });
    const fail = () => reject(new DomainError('ICS_UNREADABLE'));
    let timer: NodeJS.Timeout | undefined;
    thread.on('message', (said: IcsAnswer | typeof READY) => {
      if (said === READY) timer = setTimeout(() => void thread.terminate().then(fail), timeoutMs);
      else resolve(said);
    });
    // Whatever the thread says of its end may quote the text, so nothing of it is passed on.
    thread.once('error', fail);
    thread.once('exit', () => {
      clearTimeout(timer);
      fail();
    });
  });
}
