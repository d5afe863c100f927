import { createHash, randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import type { Client } from 'pg';
import type { Database } from '../core/database/database.ts';
import { readMigrations } from '../core/database/migrations.ts';
import { openDatabase } from '../core/database/open-database.ts';

const CACHE = fileURLToPath(new URL('../../../../node_modules/.cache/platform-tests/', import.meta.url));

/**
 * A migrated database of the test's own: PGlite in memory, or a new database on the server of TEST_DATABASE_URL, which is
 * dropped again on close.
 */
export async function openTestDatabase(): Promise<Database> {
  const server = process.env['TEST_DATABASE_URL'];
  return server ? openOnServer(server) : openInMemory();
}

let version: Promise<string> | undefined;

/** Each begins by reading the catalogue of the database anew, a sixth of the tests' time; the races take as many as a server. */
const CONNECTIONS = Number(process.env['TEST_DATABASE_CONNECTIONS'] ?? 3);

/** Names the schema that the migrations make, as they stand now. */
const schemaVersion = () =>
  (version ??= readMigrations().then((migrations) =>
    createHash('sha256')
      .update(migrations.map(({ checksum }) => checksum).join())
      .digest('hex')
      .slice(0, 16),
  ));

const openInMemory = async (): Promise<Database> =>
  openDatabase({ kind: 'pglite', dir: undefined }, { template: await embeddedTemplate() });

/** The embedded database in a folder, which is filled with a migrated one if it is new: two seconds where migrating takes eight. */
export async function openTestFolder(dir: string): Promise<Database> {
  return openDatabase({ kind: 'pglite', dir }, existsSync(dir) ? {} : { template: await embeddedTemplate() });
}

/** A dump of a migrated embedded database, made by whoever comes first. */
async function embeddedTemplate(): Promise<Blob> {
  const file = join(CACHE, `${await schemaVersion()}.tar`);
  const known = await readFile(file).catch(() => undefined);
  if (known) return new Blob([known]);
  const database = await openDatabase({ kind: 'pglite', dir: undefined });
  const dump = await database.dump!();
  await database.close();
  // Test files run side by side: each writes its own and the last rename wins.
  const own = `${file}.${process.pid}.${randomBytes(4).toString('hex')}`;
  await mkdir(CACHE, { recursive: true });
  await writeFile(own, Buffer.from(await dump.arrayBuffer()));
  await rename(own, file);
  return dump;
}

/** By server: whoever has seen one need not ask for it again. */
const templates: Record<string, Promise<string>> = {};

async function openOnServer(server: string): Promise<Database> {
  const name = newName('test');
  const template = await (templates[server] ??= templateOn(server));
  await onServer(server, (client) => client.query(`create database ${name} template ${template} strategy file_copy`));
  const database = await openDatabase({ kind: 'postgres', url: urlOf(server, name), connections: CONNECTIONS });
  return {
    ...database,
    async close() {
      await database.close();
      await onServer(server, (client) => client.query(`drop database if exists ${name} with (force)`));
    },
  };
}

/** Test files run side by side: whoever comes first migrates the template, under this lock, and the others wait. */
const TEMPLATE_LOCK = 7_310_442;

/** A migrated database that the others are copied from, file by file: 45 ms where migrating takes seconds and a copy by the log 120. */
async function templateOn(server: string): Promise<string> {
  const template = `template_${await schemaVersion()}`;
  await onServer(server, async (client) => {
    await client.query('select pg_advisory_lock($1)', [TEMPLATE_LOCK]);
    const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [template]);
    if (rowCount) return;
    const draft = newName('draft');
    await client.query(`create database ${draft}`);
    const database = await openDatabase({ kind: 'postgres', url: urlOf(server, draft) });
    await database.close();
    await client.query(`alter database ${draft} rename to ${template}`);
  });
  return template;
}

const newName = (kind: string) => `${kind}_${process.pid}_${randomBytes(6).toString('hex')}`;

function urlOf(server: string, database: string): string {
  const url = new URL(server);
  url.pathname = `/${database}`;
  return url.href;
}

async function onServer(server: string, work: (client: Client) => Promise<unknown>): Promise<void> {
  const { default: pg } = await import('pg');
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  try {
    await work(client);
  } finally {
    await client.end();
  }
}
