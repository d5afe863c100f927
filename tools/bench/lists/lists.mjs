// Every list of a teacher with a hundred times as much behind her, against the same list of one who is new; one server, one run.
import pg from 'pg';
import { startPostgres } from '../../test-runner/src/postgres.mjs';
import { median, spread } from '../median.mjs';
import { commonHeaders, signIn, startPlatform } from '../platform-process.mjs';
import { LISTS, teacherRows } from './list-rows.mjs';
import { MONEY_LISTS, moneyRows } from './money-rows.mjs';

const ROUNDS = 40;
const WARM_UP = 8;
const TEACHERS = { small: 1, large: 100 };
const DAY_MS = 86_400_000;
/** Its answer names everything there is, up to its cap of 500: it grows with what it says. */
const WHOLE_ANSWERS = ['directory'];

/** How long an answer takes, and how large it is. */
export async function timeOf(url, headers) {
  const from = performance.now();
  const answer = await fetch(url, { headers });
  const body = await answer.text();
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}: ${body}`);
  return { ms: performance.now() - from, bytes: body.length };
}

const pathOf = (pattern, teacher) =>
  pattern
    .replace(':c', `${teacher}-c1`)
    .replace(':l', `${teacher}-l171`)
    .replace(':a', `${teacher}-a1`)
    .replace(':before', new Date(Date.now() - 7 * DAY_MS).toISOString().slice(0, 10))
    .replace(':from', new Date().toISOString().slice(0, 10))
    .replace(':to', new Date(Date.now() + 7 * DAY_MS).toISOString().slice(0, 10));

export async function measure(only) {
  const postgres = await startPostgres();
  const platform = await startPlatform({ port: 3294, databaseUrl: postgres.url });
  const pool = new pg.Pool({ connectionString: postgres.url });
  try {
    for (const [teacher, times] of Object.entries(TEACHERS))
      for (const statement of [...teacherRows(teacher, times), ...moneyRows(teacher, times)])
        await pool.query(statement);
    await pool.query('vacuum analyze');
    const headers = {};
    for (const teacher of Object.keys(TEACHERS)) {
      const { accessToken } = await signIn(platform.origin, teacher);
      headers[teacher] = { authorization: `Bearer ${accessToken}`, 'x-msg-app': 'teacher-web', ...commonHeaders() };
    }
    const goals = [];
    for (const [name, pattern] of Object.entries({ ...LISTS, ...MONEY_LISTS })) {
      if (only && !name.includes(only)) continue;
      const seen = { small: [], large: [] };
      const bytes = {};
      for (let round = 0; round < ROUNDS + WARM_UP; round++)
        for (const teacher of Object.keys(TEACHERS)) {
          const took = await timeOf(platform.origin + pathOf(pattern, teacher), headers[teacher]);
          bytes[teacher] = took.bytes;
          if (round >= WARM_UP) seen[teacher].push(took.ms);
        }
      const value = median(seen.large) / median(seen.small);
      console.log(
        `     ${name}: ${spread(seen.small)} → ${spread(seen.large)} ms, ${bytes.small} → ${bytes.large} bytes`,
      );
      const goal = WHOLE_ANSWERS.includes(name) ? Math.max(2, bytes.large / bytes.small) : 2;
      goals.push({ what: `${name}, x at 100 times the data`, value, goal });
    }
    return goals;
  } finally {
    await pool.end();
    await platform.stop();
    await postgres.stop();
  }
}
