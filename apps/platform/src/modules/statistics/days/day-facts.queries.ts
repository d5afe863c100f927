import { type SQL, sql } from 'drizzle-orm';
import { type Counting, spanOf } from '../facts/facts.ts';
import { homeworkFacts } from '../facts/homework-facts.queries.ts';
import { attendanceFacts, lessonFacts, studentFacts } from '../facts/lesson-facts.queries.ts';
import { importedFacts, incomeFacts, pointFacts } from '../facts/money-facts.queries.ts';
import { replyFacts } from '../facts/reply-facts.queries.ts';
import { reviewFacts } from '../facts/review-facts.queries.ts';
import { type FactMetric, statDay, statFact, workTime } from '../statistics.tables.ts';

const SOURCES = [
  lessonFacts,
  attendanceFacts,
  studentFacts,
  homeworkFacts,
  reviewFacts,
  replyFacts,
  incomeFacts,
  importedFacts,
  pointFacts,
];

const FACT_COLUMNS = sql.raw('teacher_id, day, metric, ref_id, part, class_id, at, value');

/** Columns of `stat_day` behind its key, in their order. */
const n = (metric: FactMetric) => sql`count(*) filter (where metric = ${metric})`;
const sum = (metric: FactMetric | 'GRADING' | 'WRAP_UP') =>
  sql`coalesce(sum(value) filter (where metric = ${metric}), 0)`;
const DAY_SUMS = sql.join(
  [
    n('LESSONS_HELD'),
    n('LESSONS_CANCELED'),
    sum('MINUTES'),
    n('NET'),
    sum('GROSS'),
    sum('NET'),
    n('RATING'),
    sum('RATING'),
    n('ATTENDANCE'),
    sum('ATTENDANCE'),
    n('HOMEWORK'),
    sum('HOMEWORK'),
    n('REPLY_MINUTES'),
    sum('REPLY_MINUTES'),
    n('POINTS_EARNED'),
    sum('POINTS_EARNED'),
    n('POINTS_USED'),
    sum('POINTS_USED'),
    sum('GRADING'),
    sum('WRAP_UP'),
    n('IMPORTED_MINUTES'),
    sum('IMPORTED_MINUTES'),
  ],
  sql`, `,
);

/** The facts of these days as they are now, as rows of `stat_fact`. */
export const factsNow = (of: Counting): SQL => sql`
  with ${spanOf(of)}
  select ${of.teacherId}, day, metric, ref_id, part, class_id, at, value::bigint
  from (${sql.join(
    SOURCES.map((source) => source(of)),
    sql` union all `,
  )}) as found (day, metric, ref_id, part, class_id, at, value)`;

/** The facts of these days as they are kept. */
export const factsKept = ({ teacherId, days }: Counting): SQL => sql`
  select ${FACT_COLUMNS} from ${statFact} where teacher_id = ${teacherId} and day = any(${sql.param([...days])}::date[])`;

/** Rows of `stat_day` from facts, which `factsNow` or `factsKept` gives, and from the working time. */
export const daysFrom = (facts: SQL, { teacherId, days }: Counting): SQL => sql`
  select ${teacherId}, day, class_id, ${DAY_SUMS}
  from (
    select day, coalesce(class_id, '') as class_id, metric, value
    from (${facts}) as fact (${FACT_COLUMNS})
    union all
    select day, class_id, kind, seconds from ${workTime}
    where teacher_id = ${teacherId} and day = any(${sql.param([...days])}::date[])
  ) counted
  group by day, class_id`;

/** The days as they are kept. */
export const daysKept = ({ teacherId, days }: Counting): SQL => sql`
  select * from ${statDay} where teacher_id = ${teacherId} and day = any(${sql.param([...days])}::date[])`;
