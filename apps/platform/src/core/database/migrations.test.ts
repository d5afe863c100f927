import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { CasingCache } from 'drizzle-orm/casing';
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core';
import { openTestDatabase } from '../../testing/test-database.ts';
import type { Database } from './database.ts';
import { migrate, readMigrations } from './migrations.ts';

const SOURCE = fileURLToPath(new URL('../..', import.meta.url));

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

interface Column {
  table: string;
  column: string;
  type: string;
  notNull: boolean;
  primary: boolean;
}

const order = (a: Column, b: Column) => `${a.table}.${a.column}`.localeCompare(`${b.table}.${b.column}`);

/** Every table that a `*.tables.ts` declares, whichever context it belongs to. */
async function declared(): Promise<PgTable[]> {
  const files = (await readdir(SOURCE, { recursive: true })).filter((file) => file.endsWith('.tables.ts'));
  expect(files.length).toBeGreaterThanOrEqual(3);
  const modules = await Promise.all(
    files.map((file) => import(join(SOURCE, file)) as Promise<Record<string, unknown>>),
  );
  return modules.flatMap((module) => Object.values(module).filter((value) => value instanceof PgTable));
}

// The typed tables use the short names of the same types.
const TYPES: Record<string, string> = { time: 'time without time zone' };

describe('the migrations', () => {
  it('make exactly the columns that the typed tables declare', async () => {
    const casing = new CasingCache('snake_case');
    const typed = (await declared()).flatMap((table) => {
      const { name, columns, primaryKeys } = getTableConfig(table);
      const inKey = new Set(primaryKeys.flatMap((key) => key.columns.map((column) => column.name)));
      return columns.map((column) => ({
        table: name,
        column: casing.getColumnCasing(column),
        type: TYPES[column.getSQLType()] ?? column.getSQLType().replace(', ', ','),
        notNull: column.notNull || column.primary || inKey.has(column.name),
        primary: column.primary || inKey.has(column.name),
      }));
    });
    const migrated = await database.raw.query<Column>(`
      select c.relname as "table", a.attname as "column", format_type(a.atttypid, a.atttypmod) as type, a.attnotnull as "notNull",
        coalesce(a.attnum = any (k.conkey), false) as "primary"
      from pg_class c join pg_namespace n on n.oid = c.relnamespace and n.nspname = 'public'
      join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
      left join pg_constraint k on k.conrelid = c.oid and k.contype = 'p'
      where c.relkind in ('r', 'p') and c.relname <> 'schema_migration'`);
    expect(typed.sort(order)).toEqual(migrated.sort(order));
  });

  it('make the unique columns that the typed tables declare', async () => {
    const casing = new CasingCache('snake_case');
    const typed = (await declared()).flatMap((table) => {
      const { name, columns } = getTableConfig(table);
      return columns.filter(({ isUnique }) => isUnique).map((column) => `${name}.${casing.getColumnCasing(column)}`);
    });
    const migrated = await database.raw.query<{ name: string }>(`
      select c.relname || '.' || a.attname as name from pg_constraint k
      join pg_class c on c.oid = k.conrelid join pg_attribute a on a.attrelid = c.oid and a.attnum = k.conkey[1]
      where k.contype = 'u' and array_length(k.conkey, 1) = 1 and c.relnamespace = 'public'::regnamespace`);
    expect(typed.sort()).toEqual(migrated.map(({ name }) => name).sort());
  });

  it('run once: a second start changes nothing', async () => {
    const applied = () => database.raw.query('select name, checksum, applied_at from schema_migration order by name');
    const before = await applied();
    await migrate(database);
    expect(await applied()).toEqual(before);
    expect(before).toHaveLength((await readMigrations()).length);
  });
});

describe('the runner', () => {
  let dir: string;
  let url: URL;
  beforeEach(async () => {
    dir = await mkdtemp(join(tmpdir(), 'portal-migrations-'));
    url = pathToFileURL(`${dir}/`);
  });
  afterEach(() => rm(dir, { recursive: true, force: true }));
  const put = (name: string, sql: string) => writeFile(join(dir, name), sql);

  it('takes back a file that fails, whole, and can go on after it was mended', async () => {
    await put('9001_runner_good.sql', 'create table runner_good (id int);');
    await put('9002_runner_bad.sql', 'create table runner_half (id int); select nothing_of_this_name();');
    await expect(migrate(database, url)).rejects.toThrow(/nothing_of_this_name/);
    const made = () =>
      database.raw.query<{ n: string }>(
        `select tablename as n from pg_tables where tablename like 'runner_%' order by 1`,
      );
    expect(await made()).toEqual([{ n: 'runner_good' }]);
    await put('9002_runner_bad.sql', 'create table runner_half (id int);');
    await migrate(database, url);
    expect(await made()).toEqual([{ n: 'runner_good' }, { n: 'runner_half' }]);
  });

  it('takes files of every context, of one whose name has two words too', async () => {
    await put('9001_runner_words.sql', 'create table runner_words (id int);');
    await put('9002_runner-two_words.sql', 'alter table runner_words add column two int;');
    await migrate(database, url);
    expect(await database.raw.query('select id, two from runner_words')).toEqual([]);
  });

  it('gives a file all the time that it needs, and the wait for another process too', async () => {
    await put(
      '9020_runner_patient.sql',
      "create table runner_patient as select current_setting('statement_timeout') as allowed;",
    );
    await migrate(database, url);
    expect(await database.raw.query('select allowed from runner_patient')).toEqual([{ allowed: '0' }]);
  });

  it('refuses a file that was changed after it ran', async () => {
    await put('9010_runner_fixed.sql', 'select 1;');
    await migrate(database, url);
    await put('9010_runner_fixed.sql', 'select 2;');
    await expect(migrate(database, url)).rejects.toThrow('9010_runner_fixed.sql was changed after it ran');
  });

  it.each([
    ['a name of another form', ['9001-x.sql'], /not named NNNN_/],
    ['a context that is no word', ['9001_-x_y.sql'], /not named NNNN_/],
    ['a number used twice', ['9001_a_x.sql', '9001_b_y.sql'], /Two migrations are numbered 9001/],
  ])('refuses %s', async (_name, files, sentence) => {
    for (const file of files) await put(file, 'select 1;');
    await expect(migrate(database, url)).rejects.toThrow(sentence);
  });
});
