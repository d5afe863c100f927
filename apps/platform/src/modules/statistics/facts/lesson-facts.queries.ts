import { sql } from 'drizzle-orm';
import { DEFAULT_TIME_ZONE } from '@portal/domain/time/day';
import { attendanceView, lessonView } from '../../lessons/module.ts';
import { importedIncomeView as imported, lessonIncomeView as income } from '../../wallet/module.ts';
import type { FactSource } from './facts.ts';

const l = lessonView;

/** A lesson was held where its students came, or where the teacher waited for them: as income has it. */
const wasHeld = sql`${l.status} in ('DONE', 'FINISHED') and (${l.held} or ${l.noShow})`;

/** Whole minutes inside its own time, as the record of the lesson has them (`heldMinutes`, `wholeMinutes`). */
const startedAt = sql`coalesce(${l.startedAt}, ${l.startAt})`;
const endedAt = sql`coalesce(${l.endedAt}, ${l.endAt})`;
const heldSeconds = sql`extract(epoch from least(${endedAt}, ${l.endAt})
  - case when ${endedAt} <= ${l.startAt} then ${startedAt} else greatest(${startedAt}, ${l.startAt}) end)`;
const minutes = sql`case when ${heldSeconds} > 0 then greatest(1, round(${heldSeconds} / 60)) else 0 end`;

const month = sql`to_char(${l.startAt} at time zone ${sql.raw(`'${DEFAULT_TIME_ZONE}'`)}, 'YYYY-MM')`;
/**
 * Its income came as a sum of its month from an earlier system: there is such a sum, and it earned nothing of its own here. One that
 * waits to be confirmed will.
 */
const isImported = sql`${l.status} = 'FINISHED'
  and exists (select from ${imported} where ${imported.teacherId} = ${l.teacherId} and ${imported.month} = ${month})
  and not exists (select from ${income} where ${income.lessonId} = ${l.id})`;

const lessonsOf = (teacherId: string) =>
  sql`span join ${l} on ${l.teacherId} = ${teacherId} and ${l.startAt} >= from_at and ${l.startAt} < to_at`;

/** Lessons and their minutes; every lesson on the day on which it begins. */
export const lessonFacts: FactSource = ({ teacherId }) => sql`
  select day, metric, ${l.id}, '', ${l.classId}, ${l.startAt}, value
  from ${lessonsOf(teacherId)}
  cross join lateral (values
    ('LESSONS_HELD', case when ${wasHeld} then 1 end),
    ('MINUTES', case when ${wasHeld} then ${minutes} end),
    ('IMPORTED_MINUTES', case when ${wasHeld} and ${isImported} then ${minutes} end),
    ('LESSONS_CANCELED', case when ${l.status} = 'CANCELED' then 1 end)) as counted (metric, value)
  where value is not null`;

/** Who came and who did not, in hundredths of a percent; an absence that is excused is neither. */
export const attendanceFacts: FactSource = ({ teacherId }) => sql`
  select day, 'ATTENDANCE', ${l.id}, ${attendanceView.studentId}, ${l.classId}, ${l.startAt},
    case when ${attendanceView.state} = 'ABSENT' then 0 else 10000 end
  from ${lessonsOf(teacherId)}
  join ${attendanceView} on ${attendanceView.lessonId} = ${l.id}
  where ${wasHeld} and ${attendanceView.state} <> 'EXCUSED'`;

/** Each student once in each class of a day, with the last lesson to which he came. */
export const studentFacts: FactSource = ({ teacherId }) => sql`
  select day, 'STUDENTS', ${attendanceView.studentId}, ${l.classId}, ${l.classId}, max(${l.startAt}), 1
  from ${lessonsOf(teacherId)}
  join ${attendanceView} on ${attendanceView.lessonId} = ${l.id}
  where ${wasHeld} and ${attendanceView.state} in ('PRESENT', 'LATE')
  group by day, ${attendanceView.studentId}, ${l.classId}`;
