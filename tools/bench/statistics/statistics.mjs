// The figures of a teacher and their rows with ten and a hundred times as much behind her, against one who is new; one server, one run.
import pg from 'pg';
import { startPostgres } from '../../test-runner/src/postgres.mjs';
import { teacherRows } from '../lists/list-rows.mjs';
import { timeOf } from '../lists/lists.mjs';
import { median, spread } from '../median.mjs';
import { commonHeaders, signIn, startPlatform } from '../platform-process.mjs';

const ROUNDS = 30;
const WARM_UP = 8;
const TEACHERS = { once: 1, tenfold: 10, hundredfold: 100 };
const DAY_MS = 86_400_000;
const COUNTED_WITHIN_MS = 600_000;

const daysAgo = (days) => new Date(Date.now() - days * DAY_MS).toISOString().slice(0, 10);
// At once there are about three weeks: a period that all of them have filled.
const period = `from=${daysAgo(14)}&to=${daysAgo(1)}`;
const year = `from=${daysAgo(365)}&to=${daysAgo(0)}`;
const CALLS = {
  summary: `/tns/v1/statistics/summary?${period}`,
  'summary of a class': (teacher) => `/tns/v1/statistics/summary?${period}&classId=${teacher}-c1`,
  'rows of lessons': `/tns/v1/statistics/rows/LESSONS_HELD?${period}`,
  'rows of a year': `/tns/v1/statistics/rows/LESSONS_HELD?${year}`,
  'rows of students': `/tns/v1/statistics/rows/STUDENTS?${year}`,
  'students at risk': '/tns/v1/statistics/students-at-risk',
};

async function untilCounted(pool) {
  for (const end = Date.now() + COUNTED_WITHIN_MS; Date.now() < end;) {
    const { rows } = await pool.query('select 1 from stat_dirty where due_at is null or due_at <= now() limit 1');
    if (!rows.length) return;
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
  throw new Error('The days were not counted in time.');
}

export async function measure(only) {
  const postgres = await startPostgres();
  const platform = await startPlatform({ port: 3295, databaseUrl: postgres.url });
  const pool = new pg.Pool({ connectionString: postgres.url });
  try {
    for (const [teacher, times] of Object.entries(TEACHERS))
      for (const statement of teacherRows(teacher, times)) await pool.query(statement);
    await untilCounted(pool);
    await pool.query('vacuum analyze');
    const headers = {};
    for (const teacher of Object.keys(TEACHERS)) {
      const { accessToken } = await signIn(platform.origin, teacher);
      headers[teacher] = { authorization: `Bearer ${accessToken}`, 'x-msg-app': 'teacher-web', ...commonHeaders() };
    }
    const goals = [];
    for (const [name, path] of Object.entries(CALLS)) {
      if (only && !name.includes(only)) continue;
      const seen = { once: [], tenfold: [], hundredfold: [] };
      for (let round = 0; round < ROUNDS + WARM_UP; round++)
        for (const teacher of Object.keys(TEACHERS)) {
          const url = platform.origin + (typeof path === 'string' ? path : path(teacher));
          const { ms } = await timeOf(url, headers[teacher]);
          if (round >= WARM_UP) seen[teacher].push(ms);
        }
      console.log(`     ${name}: ${Object.values(seen).map(spread).join(' → ')} ms`);
      for (const more of ['tenfold', 'hundredfold'])
        goals.push({
          what: `${name}, x at ${TEACHERS[more]} times the data`,
          value: median(seen[more]) / median(seen.once),
          goal: 2,
        });
    }
    return goals;
  } finally {
    await pool.end();
    await platform.stop();
    await postgres.stop();
  }
}
