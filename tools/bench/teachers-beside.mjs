import pg from 'pg';
import { startPostgres } from '../test-runner/src/postgres.mjs';
import { commonHeaders, signIn, startPlatform } from './platform-process.mjs';

/** How long an answer takes in milliseconds, and how large it is. */
async function timeOf(url, headers) {
  const from = performance.now();
  const answer = await fetch(url, { headers });
  const body = await answer.text();
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}: ${body}`);
  return { ms: performance.now() - from, bytes: body.length };
}

/**
 * Teachers with more and less behind them on one server: `rowsOf(teacher, times)` are the statements that fill its database,
 * `settled(pool)` waits for what the platform makes of them. `work` gets `ask(teacher, path)`, which times one answer.
 */
export async function withTeachers({ port, teachers, rowsOf, settled = async () => undefined }, work) {
  const postgres = await startPostgres();
  const platform = await startPlatform({ port, databaseUrl: postgres.url });
  const pool = new pg.Pool({ connectionString: postgres.url });
  try {
    for (const [teacher, times] of Object.entries(teachers))
      for (const statement of rowsOf(teacher, times)) await pool.query(statement);
    await settled(pool);
    await pool.query('vacuum analyze');
    const headers = {};
    for (const teacher of Object.keys(teachers)) {
      const { accessToken } = await signIn(platform.origin, teacher);
      headers[teacher] = { authorization: `Bearer ${accessToken}`, 'x-msg-app': 'teacher-web', ...commonHeaders() };
    }
    return await work((teacher, path) => timeOf(platform.origin + path, headers[teacher]));
  } finally {
    await pool.end();
    await platform.stop();
    await postgres.stop();
  }
}
