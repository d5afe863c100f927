import { Worker } from 'node:worker_threads';
import { DomainError } from '../../../../core/domain-error.ts';
import { type IcsAnswer, type IcsOrder, READY } from './ics-entry.ts';

const TIMEOUT_MS = 5_000;
const MEMORY_MB = 192;
const QUEUE = 20;

/** What a teacher waits for, and what is read again by itself: neither waits behind the other. */
export type IcsLane = 'ASKED' | 'DUE';

const AT_ONCE: Record<IcsLane, number> = { ASKED: 2, DUE: 1 };

export interface IcsReader {
  /**
   * Reads for a teacher, one text of hers at a time. Throws ICS_UNREADABLE for a text that is no calendar or takes too long,
   * TOO_MANY when one of hers, or too many of others, wait already.
   */
  read(order: IcsOrder, turn: { readonly teacherId: string; readonly lane: IcsLane }): Promise<IcsAnswer>;
}

export function createIcsReader({ timeoutMs = TIMEOUT_MS } = {}): IcsReader {
  const lanes = { ASKED: createLane(AT_ONCE.ASKED), DUE: createLane(AT_ONCE.DUE) };
  return { read: (order, { teacherId, lane }) => lanes[lane](teacherId, () => readInThread(order, timeoutMs)) };
}

/** So many at once, one of each teacher; each has one waiting place. */
function createLane(atOnce: number) {
  const running = new Set<string>();
  const waiting: { readonly teacherId: string; readonly go: () => void }[] = [];

  async function enter(teacherId: string): Promise<void> {
    if (running.size < atOnce && !running.has(teacherId)) return void running.add(teacherId);
    if (waiting.length >= QUEUE || waiting.some((other) => other.teacherId === teacherId))
      throw new DomainError('TOO_MANY', { retryAfter: 10 });
    await new Promise<void>((go) => waiting.push({ teacherId, go }));
  }

  // Whoever ends hands the place on, so that nobody new comes in between.
  function leave(teacherId: string): void {
    running.delete(teacherId);
    const at = waiting.findIndex((other) => !running.has(other.teacherId));
    const [next] = at < 0 ? [] : waiting.splice(at, 1);
    if (!next) return;
    running.add(next.teacherId);
    next.go();
  }

  return async <T>(teacherId: string, work: () => Promise<T>): Promise<T> => {
    await enter(teacherId);
    return work().finally(() => leave(teacherId));
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
