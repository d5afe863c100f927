import { setTimeout as pause } from 'node:timers/promises';
import { startPostgres, type TestPostgres } from '@portal/test-runner/postgres';
import { openDatabase } from '../core/database/open-database.ts';
import { killPlatforms } from '../testing/platform-process.ts';
import { end, readiness, running, type Running, signIn, untilReadiness, withTeacher } from './plugged.ts';
import { countFound, writeSteadily } from './steady-writes.ts';

let postgres: TestPostgres;
let platform: Running;
let headers: Record<string, string>;

beforeAll(async () => {
  postgres = await startPostgres({ durable: true });
  await withTeacher({ kind: 'postgres', url: postgres.url });
  platform = await running({ DATABASE_URL: postgres.url });
  headers = await signIn(platform.origin);
}, 120_000);
afterAll(async () => {
  killPlatforms();
  await postgres.stop();
});

describe('a PostgreSQL that ends [2.8]', () => {
  it.each([
    ['as for an update', 'SIGINT'],
    ['as in a crash', 'SIGQUIT'],
  ] as const)(
    '%s and starts again loses nothing that was acknowledged, and ends no process',
    async (how, signal) => {
      const writes = writeSteadily({ origin: platform.origin, headers });
      for (let round = 0; round < 2; round++) {
        await pause(500);
        await postgres.end(signal);
        expect(await readiness(platform.origin)).toEqual({ ok: false, database: 'postgres', reason: 'DATABASE_AWAY' });
        await pause(500);
        await postgres.again();
        await untilReadiness(platform.origin);
      }
      await pause(500);
      await writes.stop();
      const database = await openDatabase({ kind: 'postgres', url: postgres.url });
      const rows = await database.raw.query<{ id: string }>('select client_id::text as id from calendar_event');
      await database.close();
      const stored = rows.map(({ id }) => id);
      expect(countFound(`the database ends ${how}`, writes, stored)).toEqual({ lost: 0, doubled: 0 });
      expect([...writes.statuses.keys()].toSorted()).toEqual([201, 503]);
      expect(writes.withoutRetryAfter).toEqual([]);
      expect(platform.child.exitCode).toBeNull();
    },
    120_000,
  );

  it('is named to whoever signs in and to whoever renews a session meanwhile', async () => {
    await postgres.end('SIGINT');
    await expect(signIn(platform.origin)).rejects.toThrow(/503 .*"code":"UNAVAILABLE"/);
    const form = { grant_type: 'refresh_token', client_id: 'teacher-portal', refresh_token: 'x'.repeat(43) };
    const renewal = await fetch(`${platform.origin}/oidc/token`, { method: 'POST', body: new URLSearchParams(form) });
    expect([renewal.status, renewal.headers.get('retry-after')]).toEqual([503, '2']);
    await postgres.again();
    await untilReadiness(platform.origin);
    await signIn(platform.origin);
    expect(await end(platform, 'SIGTERM')).toBe(0);
  }, 60_000);
});
