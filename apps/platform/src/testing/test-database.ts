import { createHash, randomBytes } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import type { Database } from '../core/database/database.ts';
import { openDatabase } from '../core/database/open-database.ts';
import { readMigrations } from '../core/database/migrations.ts';

const CACHE = fileURLToPath(new URL('../../../../node_modules/.cache/platform-tests/', import.meta.url));

/**
 * A migrated database of the test's own: PGlite in memory, or a new database on the server of TEST_DATABASE_URL, which is
 * dropped again on close.
 */
export async function openTestDatabase(): Promise<Database> {
  const server = process.env['TEST_DATABASE_URL'];
  return server ? openOnServer(server) : openInMemory();
}

async function openInMemory(): Promise<Database> {
  const migrations = await readMigrations();
  const version = createHash('sha256')
    .update(migrations.map(({ checksum }) => checksum).join())
    .digest('hex')
    .slice(0, 16);
  const file = join(CACHE, `${version}.tar`);
  const known = await readFile(file).catch(() => undefined);
  if (known) return openDatabase({ kind: 'pglite', dir: undefined }, { template: new Blob([known]) });
  const database = await openDatabase({ kind: 'pglite', dir: undefined });
  const dump = await database.dump?.();
  if (dump) {
    // Test files run side by side: each writes its own and the last rename wins.
    const own = `${file}.${process.pid}.${randomBytes(4).toString('hex')}`;
    await mkdir(CACHE, { recursive: true });
    await writeFile(own, Buffer.from(await dump.arrayBuffer()));
    await rename(own, file);
  }
  return database;
}

async function openOnServer(server: string): Promise<Database> {
  const name = `test_${process.pid}_${randomBytes(6).toString('hex')}`;
  await onServer(server, `create database ${name}`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  const database = await openDatabase({ kind: 'postgres', url: url.href });
  return {
    ...database,
    async close() {
      await database.close();
      await onServer(server, `drop database if exists ${name} with (force)`);
    },
  };
}

async function onServer(server: string, statement: string): Promise<void> {
  const { default: pg } = await import('pg');
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
