import { type ChildProcess, fork } from 'node:child_process';
import process from 'node:process';
import { fileURLToPath } from 'node:url';

export type ImageFormat = 'webp' | 'jpeg' | 'png';

export interface ResizeOrder {
  readonly image: Buffer;
  readonly width: number;
  readonly quality: number;
  readonly format: ImageFormat;
}

export interface ResizeJob extends ResizeOrder {
  readonly id: number;
}

export interface ResizeAnswer {
  readonly id: number;
  readonly image?: Uint8Array;
  readonly failure?: string;
}

/** The picture cannot be read, or took too long. */
export class UnreadableImage extends Error {}
/** Too many pictures are waiting. */
export class ResizerBusy extends Error {}

export interface Resizer {
  /** Throws UnreadableImage or ResizerBusy. */
  resize(order: ResizeOrder): Promise<Buffer>;
  close(): Promise<void>;
}

interface Task {
  readonly job: ResizeJob;
  readonly resolve: (image: Buffer) => void;
  readonly reject: (error: Error) => void;
}

interface ResizerLimits {
  readonly atOnce: number;
  readonly queue: number;
  readonly timeoutMs: number;
  /** A process without work ends after this. */
  readonly idleMs: number;
  readonly script: URL;
}

const LIMITS: ResizerLimits = {
  atOnce: 2,
  queue: 100,
  timeoutMs: 10_000,
  idleMs: 60_000,
  script: new URL('./resize-process.ts', import.meta.url),
};

/** Resizes in at most two processes of its own, each killed when one picture takes longer than ten seconds. */
export function createResizer(options: Partial<ResizerLimits> = {}): Resizer {
  const limits = { ...LIMITS, ...options };
  const waiting: Task[] = [];
  const workers = new Set<{ child: ChildProcess; task?: Task | undefined; timer?: NodeJS.Timeout | undefined }>();
  let lastId = 0;
  let isClosed = false;

  type Worker = typeof workers extends Set<infer W> ? W : never;

  function startWorker(): Worker {
    // No settings and no secrets of the server go along, and nothing it prints reaches the log.
    const child = fork(fileURLToPath(limits.script), [], {
      serialization: 'advanced',
      execArgv: [],
      env: process.env['SystemRoot'] ? { SystemRoot: process.env['SystemRoot'] } : {},
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
      execPath: process.execPath,
    });
    const worker: Worker = { child };
    workers.add(worker);
    child.on('message', (answer: ResizeAnswer) => {
      const { task } = worker;
      if (task?.job.id !== answer.id) return;
      rest(worker);
      if (answer.image) task.resolve(Buffer.from(answer.image));
      else task.reject(new UnreadableImage(answer.failure));
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
    worker.task?.reject(new UnreadableImage('the process ended'));
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
    resize(order) {
      if (isClosed || waiting.length >= limits.queue) return Promise.reject(new ResizerBusy());
      return new Promise((resolve, reject) => {
        waiting.push({ job: { id: ++lastId, ...order }, resolve, reject });
        next();
      });
    },
    async close() {
      isClosed = true;
      for (const { reject } of waiting.splice(0)) reject(new ResizerBusy());
      await Promise.all(
        [...workers].map(({ child }) => {
          const ended = new Promise((resolve) => child.once('exit', resolve));
          return child.kill('SIGKILL') ? ended : undefined;
        }),
      );
    },
  };
}
