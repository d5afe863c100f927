import { statfs } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { Clock } from '../clock.ts';
import type { DatabaseConfig } from '../config/config.ts';
import { databaseFailureOf } from '../database/database-failure.ts';
import { DomainError } from '../domain-error.ts';
import { RETRY_AFTER } from '../http/problem-answer.ts';

/** Three files of the embedded database's journal: without room for the next one it stops for good. */
const LEAST_FREE_BYTES = 48 * 1024 * 1024;
const LOOK_EVERY_MS = 250;
/** For how long a PostgreSQL that had no room is taken to have none: nobody here sees its disk. */
const REMEMBERED_MS = 30_000;

export interface DiskGuard {
  /** Whether the database has no room for what is written. */
  isFull(): Promise<boolean>;
}

/** Refuses what would write while the embedded database has no room; what reads is answered. */
export function registerDiskGuard(
  app: FastifyInstance,
  { config, clock }: { readonly config: DatabaseConfig; readonly clock: Clock },
): DiskGuard {
  const guard = config.kind === 'postgres' ? rememberedFailures(app, clock) : watchedFolder(config.dir, clock);
  if (config.kind === 'pglite')
    app.addHook('onRequest', async ({ method }) => {
      if (!['GET', 'HEAD', 'OPTIONS'].includes(method) && (await guard.isFull()))
        throw new DomainError('DISK_FULL', { retryAfter: RETRY_AFTER.DISK_FULL });
    });
  return guard;
}

function watchedFolder(dir: string | undefined, clock: Clock): DiskGuard {
  let looked = { at: Number.NEGATIVE_INFINITY, isFull: Promise.resolve(false) };
  const look = async (folder: string) => {
    const { bavail, bsize } = await statfs(dirname(folder));
    return bavail * bsize < LEAST_FREE_BYTES;
  };
  return {
    isFull() {
      const now = clock.monotonicMs();
      if (dir !== undefined && now - looked.at >= LOOK_EVERY_MS) looked = { at: now, isFull: look(dir) };
      return looked.isFull;
    },
  };
}

function rememberedFailures(app: FastifyInstance, clock: Clock): DiskGuard {
  let failedMs = Number.NEGATIVE_INFINITY;
  app.addHook('onError', async (_request, _reply, error) => {
    if (databaseFailureOf(error) === 'DISK_FULL') failedMs = clock.monotonicMs();
  });
  return { isFull: async () => clock.monotonicMs() - failedMs < REMEMBERED_MS };
}
