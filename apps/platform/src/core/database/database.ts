import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';

export type Db = PgDatabase<PgQueryResultHKT, Record<string, never>>;
export type Tx = Parameters<Parameters<Db['transaction']>[0]>[0];

/** One connection for SQL as text: migrations, catalogue tests, table dumps. */
export interface RawConnection {
  /** Runs any number of statements without parameters. */
  exec(sql: string): Promise<void>;
  query<Row>(sql: string, parameters?: readonly unknown[]): Promise<Row[]>;
}

export interface Database {
  readonly kind: 'pglite' | 'postgres';
  readonly db: Db;
  readonly raw: RawConnection;
  /** All or nothing, on one connection. */
  rawTransaction<T>(work: (connection: RawConnection) => Promise<T>): Promise<T>;
  /** Only PostgreSQL: hears what any process says on a channel, until the answer is called. */
  listen?(channel: string, onNotice: (text: string) => void): () => Promise<void>;
  /** Only PGlite: the whole data folder, to start the next test from. */
  dump?(): Promise<Blob>;
  close(): Promise<void>;
}
