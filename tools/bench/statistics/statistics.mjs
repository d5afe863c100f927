// The figures of a teacher and their rows with ten and a hundred times as much behind her, against one who is new; one server, one run.
import { teacherRows } from '../lists/list-rows.mjs';
import { median, spread } from '../median.mjs';
import { withTeachers } from '../teachers-beside.mjs';

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

export const measure = (only) =>
  withTeachers({ port: 3295, teachers: TEACHERS, rowsOf: teacherRows, settled: untilCounted }, async (ask) => {
    const goals = [];
    for (const [name, path] of Object.entries(CALLS)) {
      if (only && !name.includes(only)) continue;
      const seen = { once: [], tenfold: [], hundredfold: [] };
      for (let round = 0; round < ROUNDS + WARM_UP; round++)
        for (const teacher of Object.keys(TEACHERS)) {
          const { ms } = await ask(teacher, typeof path === 'string' ? path : path(teacher));
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
  });
