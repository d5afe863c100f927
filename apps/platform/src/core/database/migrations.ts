import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import type { Database, RawConnection } from './database.ts';

const OWN_MIGRATIONS = new URL('../../../migrations/', import.meta.url);
// Any number will do, as long as every process of this platform takes the same one.
const LOCK = 7_306_001;

export interface Migration {
  readonly name: string;
  readonly sql: string;
  readonly checksum: string;
}

/** The migration files in their order; a name outside `NNNN_<context>_<what>.sql` or a number used twice is refused. */
export async function readMigrations(dir: URL = OWN_MIGRATIONS): Promise<Migration[]> {
  const names = (await readdir(dir)).filter((name) => name.endsWith('.sql')).sort();
  for (const [at, name] of names.entries()) {
    if (!/^\d{4}_[a-z][a-z0-9]*(?:-[a-z0-9]+)*_[a-z0-9_]+\.sql$/.test(name))
      throw new Error(`Migration ${name} is not named NNNN_<context>_<what>.sql`);
    if (names[at - 1]?.slice(0, 4) === name.slice(0, 4))
      throw new Error(`Two migrations are numbered ${name.slice(0, 4)}`);
  }
  return Promise.all(
    names.map(async (name) => {
      const sql = await readFile(new URL(name, dir), 'utf8');
      return { name, sql, checksum: createHash('sha256').update(sql.replaceAll('\r\n', '\n')).digest('hex') };
    }),
  );
}

/** One process at a time; neither that wait nor a large table ends at the time limit of ordinary statements. */
async function waitForTurn(connection: RawConnection): Promise<void> {
  await connection.exec('set local statement_timeout = 0');
  await connection.query('select pg_advisory_xact_lock($1)', [LOCK]);
}

interface Applied {
  readonly name: string;
  readonly checksum: string;
}

/** Runs what is missing, each file in its own transaction. A file that was changed after it ran is refused. */
export async function migrate(database: Database, dir?: URL): Promise<void> {
  const migrations = await readMigrations(dir);
  const applied = await database.rawTransaction(async (connection) => {
    await waitForTurn(connection);
    await connection.exec(
      `create table if not exists schema_migration (
         name text primary key, checksum text not null, applied_at timestamptz not null default now())`,
    );
    return connection.query<Applied>('select name, checksum from schema_migration');
  });
  const known = new Map(applied.map(({ name, checksum }) => [name, checksum]));
  for (const migration of migrations) {
    if (isDone(migration, known.get(migration.name))) continue;
    await database.rawTransaction(async (connection) => {
      await waitForTurn(connection);
      // Another process may have been first.
      const [done] = await connection.query<Applied>('select name, checksum from schema_migration where name = $1', [
        migration.name,
      ]);
      if (isDone(migration, done?.checksum)) return;
      await connection.exec(migration.sql);
      await connection.query('insert into schema_migration (name, checksum) values ($1, $2)', [
        migration.name,
        migration.checksum,
      ]);
    });
  }
}

function isDone({ name, checksum }: Migration, applied: string | undefined): boolean {
  if (applied !== undefined && applied !== checksum)
    throw new Error(`Migration ${name} was changed after it ran; write a new one instead.`);
  return applied !== undefined;
}
