import process from 'node:process';
import type { Clock } from '../core/clock.ts';
import { openDatabase } from '../core/database/open-database.ts';
import { createTestApp, type TestApp } from './test-app.ts';

interface FirstProcess extends Pick<TestApp, 'database'> {
  readonly clock?: Clock;
}

/** Another process on the database of an app, which has to be a real PostgreSQL; both know the same time. */
export async function secondProcess({ database, clock }: FirstProcess): Promise<TestApp> {
  const [row] = await database.raw.query<{ name: string }>('select current_database() as name');
  const url = new URL(process.env['TEST_DATABASE_URL'] ?? '');
  url.pathname = `/${row!.name}`;
  return createTestApp({ database: await openDatabase({ kind: 'postgres', url: url.href }), ...(clock && { clock }) });
}
