import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core';
import type { Database } from '../core/database/database.ts';
import { openTestDatabase } from '../testing/test-database.ts';

const SOURCE = fileURLToPath(new URL('..', import.meta.url));

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

const snake = (name: string) => name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** Every table that a `*.tables.ts` declares, whichever context it belongs to. */
async function declaredTables(): Promise<PgTable[]> {
  const files = (await readdir(SOURCE, { recursive: true })).filter((file) => file.endsWith('.tables.ts'));
  const modules = await Promise.all(
    files.map((file) => import(join(SOURCE, file)) as Promise<Record<string, unknown>>),
  );
  return modules.flatMap((module) => Object.values(module).filter((value) => value instanceof PgTable));
}

const enumeratedIn = (table: PgTable) => {
  const { name, columns } = getTableConfig(table);
  return columns.flatMap(({ name: column, enumValues }) =>
    enumValues?.length ? [{ table: name, column: snake(column), values: [...enumValues].toSorted() }] : [],
  );
};

/** The values that a check lets into a column; none where no check is about it alone. */
async function allowedIn(table: string, column: string): Promise<string[]> {
  const rows = await database.raw.query<{ rule: string }>(
    `select pg_get_constraintdef(oid) as rule from pg_constraint where contype = 'c' and conrelid = $1::regclass`,
    [table],
  );
  const rule = rows.map((row) => row.rule).find((text) => text.startsWith(`CHECK ((${column} = ANY (`));
  return [...(rule ?? '').matchAll(/'([^']*)'::text/g)].map((found) => found[1]!).toSorted();
}

it('lets exactly the values of the domain into every enumerated column of every context', async () => {
  const enumerated = (await declaredTables()).flatMap(enumeratedIn);
  expect(enumerated.length).toBeGreaterThanOrEqual(45);
  const allowed = await Promise.all(
    enumerated.map(async ({ table, column }) => ({ table, column, values: await allowedIn(table, column) })),
  );
  expect(allowed).toEqual(enumerated);
});
