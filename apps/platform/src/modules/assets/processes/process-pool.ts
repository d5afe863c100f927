import { type ChildProcess, fork } from 'node:child_process';
import process from 'node:process';
import { fileURLToPath } from 'node:url';

export interface PoolJob<Order> {
  readonly id: number;
  readonly order: Order;
}

export interface PoolAnswer<Value> {
  readonly id: number;
  readonly value?: Value;
  readonly failure?: string;
}

/** The job failed, or took too long. */
export class JobFailed extends Error {}
/** Its process ended or was killed in the middle of it: by the job, or by a machine that had no time for either. */
export class ProcessLost extends JobFailed {}
/** Too many jobs are waiting. */
export class PoolBusy extends Error {}

export interface ProcessPool<Order, Value> {
  /** Throws JobFailed (ProcessLost among them) or PoolBusy. */
  run(order: Order): Promise<Value>;
  close(): Promise<void>;
}

interface Task<Order, Value> {
  readonly job: PoolJob<Order>;
  readonly resolve: (value: Value) => void;
  readonly reject: (error: Error) => void;
}

export interface PoolLimits {
  readonly script: URL;
  readonly atOnce: number;
  readonly queue: number;
  readonly timeoutMs: number;
  /** A process without work ends after this. */
  readonly idleMs: number;
}

const LIMITS = { atOnce: 2, queue: 100, timeoutMs: 10_000, idleMs: 60_000 };

/**
 * Hands jobs to processes of their own: native code cannot be stopped inside the server, but a process that works on one job
 * for longer than ten seconds is killed (F8).
 */
export function createProcessPool<Order, Value>(
  given: Pick<PoolLimits, 'script'> & Partial<PoolLimits>,
): ProcessPool<Order, Value> {
  const limits = { ...LIMITS, ...given };
  const waiting: Task<Order, Value>[] = [];
  const workers = new Set<Worker>();
  let lastId = 0;
  let isClosed = false;

  interface Worker {
    readonly child: ChildProcess;
    task?: Task<Order, Value> | undefined;
    timer?: NodeJS.Timeout | undefined;
  }

  function startWorker(): Worker {
    // No settings and no secrets of the server go along, and nothing it prints reaches the log.
    const child = fork(fileURLToPath(limits.script), [], {
      serialization: 'advanced',
      execArgv: ['--max-old-space-size=256'],
      env: process.env['SystemRoot'] ? { SystemRoot: process.env['SystemRoot'] } : {},
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
      execPath: process.execPath,
    });
    const worker: Worker = { child };
    workers.add(worker);
    child.on('message', (answer: PoolAnswer<Value>) => {
      const { task } = worker;
      if (task?.job.id !== answer.id) return;
      rest(worker);
      if (answer.value !== undefined) task.resolve(answer.value);
      else task.reject(new JobFailed(answer.failure));
      next();
    });
    child.on('error', () => lose(worker));
    child.on('exit', () => lose(worker));
    return worker;
  }

  function rest(worker: Worker): void {
    clearTimeout(worker.timer);
    worker.task = undefined;
    worker.timer = setTimeout(() => {
      workers.delete(worker);
      worker.child.kill('SIGKILL');
    }, limits.idleMs).unref();
  }

  function lose(worker: Worker): void {
    if (!workers.delete(worker)) return;
    clearTimeout(worker.timer);
    worker.task?.reject(isClosed ? new PoolBusy() : new ProcessLost('the process ended'));
    worker.task = undefined;
    next();
  }

  function next(): void {
    if (isClosed || !waiting.length) return;
    const idle = [...workers].find(({ task }) => !task) ?? (workers.size < limits.atOnce ? startWorker() : undefined);
    if (!idle) return;
    clearTimeout(idle.timer);
    idle.task = waiting.shift();
    idle.timer = setTimeout(() => idle.child.kill('SIGKILL'), limits.timeoutMs).unref();
    // A process that has just died says so by its exit; the callback only keeps that from being thrown.
    idle.child.send(idle.task!.job, () => undefined);
  }

  return {
    run(order) {
      if (isClosed || waiting.length >= limits.queue) return Promise.reject(new PoolBusy());
      return new Promise((resolve, reject) => {
        waiting.push({ job: { id: ++lastId, order }, resolve, reject });
        next();
      });
    },
    async close() {
      isClosed = true;
      for (const { reject } of waiting.splice(0)) reject(new PoolBusy());
      await Promise.all(
        [...workers].map(({ child }) => {
          const ended = new Promise((resolve) => child.once('exit', resolve));
          return child.kill('SIGKILL') ? ended : undefined;
        }),
      );
    },
  };
}
