import { eq } from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Db, Tx } from './database.ts';

/** The table in which a context keeps its secrets. */
type SecretTable = PgTable & { readonly name: AnyPgColumn; readonly value: AnyPgColumn };

/** A secret that is made at the first start and kept with the data, so that what was signed by it stays good over a restart. */
export async function keptSecret<T>(
  db: Db | Tx,
  table: SecretTable,
  { name, make }: { readonly name: string; readonly make: () => T | Promise<T> },
): Promise<T> {
  const read = async () => (await db.select({ value: table.value }).from(table).where(eq(table.name, name)))[0];
  const known = await read();
  if (known) return known.value as T;
  // Two processes may start at once on one PostgreSQL; the first row stays.
  await db
    .insert(table)
    .values({ name, value: await make() })
    .onConflictDoNothing();
  const row = await read();
  if (!row) throw new Error(`The secret ${name} was not stored`);
  return row.value as T;
}
