import type { SQL } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';
import type { Db, Tx } from './database.ts';

const dialect = new PgDialect({ casing: 'snake_case' });

/**
 * A statement whose text is made once, and which every connection keeps under its name: for what is done so often that making and
 * planning it anew would count. Unlike drizzle's own `prepare` it also runs in transactions. Its rows come as the driver reads
 * them, by the names of their columns.
 */
export function namedStatement<Row>(
  name: string,
  text: SQL,
): (on: Db | Tx, values: Record<string, unknown>) => Promise<Row[]> {
  const query = dialect.sqlToQuery(text);
  return async (on, values) => {
    const { session } = on._;
    const prepared = session.prepareQuery<{ execute: { rows: Row[] }; all: unknown; values: unknown }>(
      query,
      undefined,
      name,
      false,
    );
    return (await prepared.execute(values)).rows;
  };
}
