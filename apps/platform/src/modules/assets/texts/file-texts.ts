import { millisecondsInMinute } from 'date-fns/constants';
import type { FastifyBaseLogger } from 'fastify';
import type { Clock } from '../../../core/clock.ts';
import type { Db } from '../../../core/database/database.ts';
import { createIntervalWorker } from '../../../core/interval-worker.ts';
import { INSPECTED_BYTES } from '../images/picture-formats.ts';
import { createProcessPool, PoolBusy } from '../processes/process-pool.ts';
import type { ObjectStore } from '../store/object-store.ts';
import { takeCopy } from '../store/take-copy.ts';
import type { Workspace } from '../store/workspace.ts';
import type { FileRow } from '../uploads/uploads.tables.ts';
import { fileTextQueries } from './file-texts.queries.ts';
import { hasText, type TextOrder } from './read-text.ts';

interface Deps {
  readonly db: Db;
  readonly clock: Clock;
  readonly store: ObjectStore;
  readonly workspace: Workspace;
  readonly log: FastifyBaseLogger;
}

const SCRIPT = new URL('./text-process.ts', import.meta.url);

export interface FileTexts {
  /** Reads everything that waits. */
  flush(): Promise<void>;
  wake(): void;
  start(): void;
  stop(): Promise<void>;
}

/**
 * Reads what stands in the material of teachers, once a file has passed its checks: beside the sending, so that nobody waits for
 * it, and in a process of its own that is killed where it hangs. A file that cannot be read has no words.
 */
export function createFileTexts({ db, clock, store, workspace, log }: Deps): FileTexts {
  const queries = fileTextQueries(db);
  const pool = createProcessPool<TextOrder, string>({ script: SCRIPT, atOnce: 1 });

  const textOf = ({ objectKey, name, size }: FileRow): Promise<string> => {
    if (!hasText(name) || size > INSPECTED_BYTES) return Promise.resolve('');
    return workspace.withPaths(1, async (path = '') => {
      await takeCopy(store, objectKey, path);
      return pool.run({ path, name });
    });
  };

  async function read(row: FileRow): Promise<void> {
    const text = await textOf(row).catch((error: unknown) => {
      // The server ends; the file waits for the next one.
      if (error instanceof PoolBusy) throw error;
      log.info({ file: row.id }, 'a file whose words cannot be read');
      return '';
    });
    await queries.keep(row.id, text);
  }

  const worker = createIntervalWorker(
    async () => {
      for (let rows = await queries.unread(); rows.length; rows = await queries.unread())
        for (const row of rows) await read(row);
    },
    {
      clock,
      everyMs: millisecondsInMinute,
      onFailure: (err) => {
        if (!(err instanceof PoolBusy)) log.error({ err }, 'reading the words of files failed');
      },
    },
  );
  return {
    flush: worker.flush,
    wake: worker.wake,
    start: worker.start,
    async stop() {
      await pool.close();
      await worker.stop();
    },
  };
}
