import { mkdir } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { DatabaseConfig } from '../config/config.ts';
import type { Database, Db, RawConnection } from './database.ts';
import { lockDirectory } from './directory-lock.ts';
import { listenOn } from './listen.ts';
import { migrate } from './migrations.ts';

export interface OpenOptions {
  /** A dump to start from instead of an empty database in memory. */
  template?: Blob;
  /** Files to run instead of the project's own, for tests of the runner. */
  migrationsDir?: URL;
}

/** Opens PostgreSQL or the embedded PGlite folder, takes its lock and brings it to the newest migration. */
export async function openDatabase(config: DatabaseConfig, options: OpenOptions = {}): Promise<Database> {
  const database = config.kind === 'postgres' ? await openPostgres(config) : await openPglite(config.dir, options);
  try {
    await migrate(database, options.migrationsDir);
    return database;
  } catch (error) {
    await database.close();
    throw error;
  }
}

async function openPostgres({
  url,
  connections = 10,
}: Extract<DatabaseConfig, { kind: 'postgres' }>): Promise<Database> {
  const [{ default: pg }, { drizzle }] = await Promise.all([import('pg'), import('drizzle-orm/node-postgres')]);
  const pool = new pg.Pool({
    connectionString: url,
    max: connections,
    statement_timeout: 10_000,
    connectionTimeoutMillis: 10_000,
  });
  // A connection that the server drops while idle must not end the process; the pool replaces it.
  pool.on('error', () => undefined);
  // Nor one that it drops while it is lent out: its statement fails, and whoever waits for that is told.
  pool.on('connect', (client) => client.on('error', () => undefined));
  const connectionOf = (client: {
    query(text: string, values?: unknown[]): Promise<{ rows: unknown[] }>;
  }): RawConnection => ({
    exec: async (sql) => void (await client.query(sql)),
    query: async <Row>(sql: string, values: readonly unknown[] = []) =>
      (await client.query(sql, [...values])).rows as Row[],
  });
  return {
    kind: 'postgres',
    db: drizzle(pool, { casing: 'snake_case' }) as unknown as Db,
    raw: connectionOf(pool),
    async rawTransaction(work) {
      const client = await pool.connect();
      let failed = true;
      try {
        await client.query('begin');
        const result = await work(connectionOf(client));
        await client.query('commit');
        failed = false;
        return result;
      } finally {
        if (failed) await client.query('rollback').catch(() => undefined);
        client.release(failed);
      }
    },
    listen: (channel, onNotice) =>
      listenOn(() => new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 }), channel, onNotice),
    close: () => pool.end(),
  };
}

async function openPglite(dir: string | undefined, { template }: OpenOptions): Promise<Database> {
  const [{ PGlite }, { drizzle }] = await Promise.all([import('@electric-sql/pglite'), import('drizzle-orm/pglite')]);
  if (dir) await mkdir(dirname(dir), { recursive: true });
  // PGlite has no lock of its own: two processes on one folder lose rows without a word (F3).
  const unlock = dir ? await lockDirectory(dir) : undefined;
  try {
    const client = await PGlite.create({
      ...(dir ? { dataDir: dir } : {}),
      ...(template ? { loadDataDir: template } : {}),
    });
    type Client = Pick<typeof client, 'exec' | 'query'>;
    const connectionOf = (on: Client): RawConnection => ({
      exec: async (sql) => void (await on.exec(sql)),
      query: async <Row>(sql: string, values: readonly unknown[] = []) => (await on.query<Row>(sql, [...values])).rows,
    });
    return {
      kind: 'pglite',
      db: drizzle(client, { casing: 'snake_case' }) as unknown as Db,
      raw: connectionOf(client),
      rawTransaction: async (work) => client.transaction((tx) => work(connectionOf(tx as unknown as Client))),
      dump: () => client.dumpDataDir('none'),
      async close() {
        await client.close();
        await unlock?.();
      },
    };
  } catch (error) {
    await unlock?.();
    throw error;
  }
}
