// Every list of a teacher with a hundred times as much behind her, against the same list of one who is new; one server, one run.
import { median, spread } from '../median.mjs';
import { withTeachers } from '../teachers-beside.mjs';
import { LISTS, teacherRows } from './list-rows.mjs';
import { MONEY_LISTS, moneyRows } from './money-rows.mjs';

const ROUNDS = 40;
const WARM_UP = 8;
const TEACHERS = { small: 1, large: 100 };
const DAY_MS = 86_400_000;
/** Its answer names everything there is, up to its cap of 500: it grows with what it says. */
const WHOLE_ANSWERS = ['directory'];

const rowsOf = (teacher, times) => [...teacherRows(teacher, times), ...moneyRows(teacher, times)];
const dayIn = (days) => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10);

const pathOf = (pattern, teacher) =>
  pattern
    .replace(':c', `${teacher}-c1`)
    .replace(':l', `${teacher}-l171`)
    .replace(':a', `${teacher}-a1`)
    .replace(':before', dayIn(-7))
    .replace(':from', dayIn(0))
    .replace(':to', dayIn(7));

export const measure = (only) =>
  withTeachers({ port: 3294, teachers: TEACHERS, rowsOf }, async (ask) => {
    const goals = [];
    for (const [name, pattern] of Object.entries({ ...LISTS, ...MONEY_LISTS })) {
      if (only && !name.includes(only)) continue;
      const seen = { small: [], large: [] };
      const bytes = {};
      for (let round = 0; round < ROUNDS + WARM_UP; round++)
        for (const teacher of Object.keys(TEACHERS)) {
          const took = await ask(teacher, pathOf(pattern, teacher));
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
  });
