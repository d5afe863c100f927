import { and, between, eq, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../core/database/database.ts';
import type { Period } from './period.ts';
import { statFact } from './statistics.tables.ts';

export interface StudentScope {
  readonly teacherId: string;
  readonly classId?: string | undefined;
}

/**
 * Everybody whom a teacher ever taught, one after the other: from each the index leads to the next, over all his lessons. So it takes
 * as long as there are students, however many lessons they had.
 */
const taught = (teacherId: string): SQL => sql`with recursive taught as (
  (select ref_id from ${statFact} where teacher_id = ${teacherId} and metric = 'STUDENTS' order by ref_id limit 1)
  union all
  select (select f.ref_id from ${statFact} f where f.teacher_id = ${teacherId} and f.metric = 'STUDENTS' and f.ref_id > taught.ref_id
    order by f.ref_id limit 1)
  from taught where taught.ref_id is not null)`;

/** Those with the first day on which she taught them, and the last time in a period; null where there was none. */
function studentsIn({ teacherId, classId }: StudentScope, { from, to }: Period): SQL {
  const inClass = classId === undefined ? sql`true` : sql`f.class_id = ${classId}`;
  const his = sql`f.teacher_id = ${teacherId} and f.metric = 'STUDENTS' and f.ref_id = taught.ref_id`;
  const inPeriod = sql`f.day between ${from}::date and ${to}::date`;
  return sql`(
    ${taught(teacherId)}
    select taught.ref_id as student_id, last.class_id, last.at, began.class_id as first_class_id, began.at as first_at,
      began.day between ${from}::date and ${to}::date and began.at is not null as is_new
    from taught
    left join lateral (
      select f.class_id, f.at from ${statFact} f where ${his} and ${inPeriod} and ${inClass} order by f.day desc, f.at desc limit 1
    ) last on true
    cross join lateral (select min(f.day) as day from ${statFact} f where ${his}) first
    left join lateral (
      select f.day, f.class_id, f.at from ${statFact} f where ${his} and f.day = first.day and ${inClass} order by f.at limit 1
    ) began on true
    where taught.ref_id is not null)`;
}

/** Who was taught, and who for the first time: each once, however often. */
export function studentQueries(db: Db, scope: StudentScope) {
  const rowsOf = (isNew: boolean, period: Period) =>
    db
      .select({
        studentId: sql<string>`found.student_id`.as('student_id'),
        classId: sql<string>`${isNew ? sql`found.first_class_id` : sql`found.class_id`}`.as('class_id'),
        at: sql<Date>`${isNew ? sql`found.first_at` : sql`found.at`}`.mapWith(statFact.at).as('at'),
      })
      .from(sql`${studentsIn(scope, period)} as found`)
      .where(isNew ? sql`found.is_new` : sql`found.at is not null`)
      .as('student_fact');

  return {
    async counts(period: Period): Promise<{ readonly students: number; readonly newStudents: number }> {
      const [row] = await db
        .select({
          students: sql<number>`(count(found.at))::int`,
          newStudents: sql<number>`(count(*) filter (where found.is_new))::int`,
        })
        .from(sql`${studentsIn(scope, period)} as found`);
      return row!;
    },

    /** Of each day on its own: who was taught on it, and for whom it was the first. */
    countsByDay: (period: Period) =>
      db
        .select({
          day: statFact.day,
          students: sql<number>`(count(distinct ${statFact.refId}))::int`,
          newStudents: sql<number>`(count(distinct ${statFact.refId}) filter (where not exists (
            select from stat_fact earlier where earlier.teacher_id = ${scope.teacherId} and earlier.metric = 'STUDENTS'
              and earlier.ref_id = stat_fact.ref_id and earlier.day < stat_fact.day)))::int`,
        })
        .from(statFact)
        .where(
          and(
            eq(statFact.teacherId, scope.teacherId),
            eq(statFact.metric, 'STUDENTS'),
            between(statFact.day, period.from, period.to),
            scope.classId === undefined ? undefined : eq(statFact.classId, scope.classId),
          ),
        )
        .groupBy(statFact.day),

    /** One row for each of them; for a statement that orders and names them. */
    rowsOf,
  };
}
