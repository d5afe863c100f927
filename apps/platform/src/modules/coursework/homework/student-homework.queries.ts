import { and, asc, eq, gt, gte, inArray, isNotNull, isNull, lt, lte, or, type SQL, sql } from 'drizzle-orm';
import { type ClassStudent, OPEN_HOMEWORK_MOST } from '@portal/domain/classes/class';
import type { Db } from '../../../core/database/database.ts';
import { classView, enrollmentView, isNewest } from '../../classes/module.ts';
import type { RosterStudent } from '../../lessons/module.ts';
import { assignment, dueFor, isLate, submission } from '../assignments/assignments.tables.ts';

const NONE: ClassStudent['homework'] = { given: 0, handedIn: 0, late: 0, open: [] };

/** The students of a class with what became of their homework in it: counted by the database, and named only as far as shown. */
export async function withHomework(
  db: Db,
  classId: string,
  students: readonly RosterStudent[],
  now: Date,
): Promise<ClassStudent[]> {
  const ids = students.filter(({ isTrial }) => !isTrial).map(({ id }) => id);
  if (!ids.length) return students.map((one) => ({ ...one, homework: NONE }));
  const [counts, open] = await Promise.all([countsOf(db, classId, ids, now), openOf(db, classId, ids, now)]);
  const countsByStudent = new Map(counts.map(({ studentId, ...own }) => [studentId, own]));
  const openByStudent = Map.groupBy(open, ({ studentId }) => studentId);
  return students.map((one) => ({
    ...one,
    homework: one.isTrial
      ? NONE
      : {
          ...(countsByStudent.get(one.id) ?? NONE),
          open: (openByStudent.get(one.id) ?? []).map(({ id, title, waitedUntil }) => ({
            id,
            title,
            deadlineAt: waitedUntil.toISOString(),
          })),
        },
  }));
}

/** What is asked for again has a time of its own. */
const waitedUntil = (studentId: Parameters<typeof dueFor>[0]) =>
  sql<Date>`coalesce(${submission.askedDueAt}, ${dueFor(studentId)})`.mapWith(assignment.deadlineAt);

/** What was given by now; what was due when he had left is not his any more, unless he has handed it in. */
export const isGivenAt = (now: Date) =>
  and(
    isNotNull(assignment.publishedAt),
    lte(assignment.displayAt, now),
    isNewest(enrollmentView),
    or(
      isNotNull(submission.id),
      and(
        sql`${enrollmentView.enrolledAt} <= ${assignment.deadlineAt}`,
        or(isNull(enrollmentView.endedAt), gt(enrollmentView.endedAt, assignment.deadlineAt)),
      ),
    ),
  );

/** What was given to these students, one row for each of them; what they handed in stands beside it. */
export const givenTo = (db: Db, classId: string, studentIds: readonly string[], now: Date) =>
  db
    .select({
      studentId: enrollmentView.studentId,
      id: assignment.id,
      title: assignment.title,
      deadlineAt: dueFor(enrollmentView.studentId).as('due_at'),
      waitedUntil: waitedUntil(enrollmentView.studentId).as('waited_until'),
      lateAllowed: assignment.lateAllowed,
      cutoffAt: assignment.cutoffAt,
      canceledAt: classView.canceledAt,
      leftAt: enrollmentView.endedAt,
      submittedAt: submission.submittedAt,
      isLate: isLate.as('is_late'),
      gradeState: submission.gradeState,
    })
    .from(enrollmentView)
    .innerJoin(classView, eq(classView.id, enrollmentView.classId))
    .innerJoin(assignment, eq(assignment.classId, enrollmentView.classId))
    .leftJoin(
      submission,
      and(
        eq(submission.assignmentId, assignment.id),
        eq(submission.studentId, enrollmentView.studentId),
        // Its class again, by which an index finds them: all submissions of all teachers were read.
        eq(submission.classId, classId),
      ),
    )
    .where(
      and(
        eq(enrollmentView.classId, classId),
        isNull(enrollmentView.trialLessonId),
        inArray(enrollmentView.studentId, [...studentIds]),
        isGivenAt(now),
      ),
    )
    .as('given');
type Given = ReturnType<typeof givenTo>;

/** Who still takes the lessons can hand it in now, in time or late, and has not, or is asked to do so again. */
export const canBeHandedIn = (
  { submittedAt, gradeState, canceledAt, leftAt, deadlineAt, lateAllowed, cutoffAt }: Given,
  now: Date,
) => {
  const isInTime = or(gte(deadlineAt, now), and(eq(lateAllowed, true), or(isNull(cutoffAt), gte(cutoffAt, now))));
  const isWaitedFor = or(eq(gradeState, 'ASKED_AGAIN'), and(isNull(submittedAt), isInTime));
  return and(isNull(canceledAt), isNull(leftAt), isWaitedFor);
};

function countsOf(db: Db, classId: string, studentIds: readonly string[], now: Date) {
  const given = givenTo(db, classId, studentIds, now);
  const countOf = (condition: SQL | undefined) => sql<number>`(count(*) filter (where ${condition}))::int`;
  return db
    .select({
      studentId: given.studentId,
      given: countOf(or(isNotNull(given.submittedAt), lt(given.deadlineAt, now))),
      handedIn: countOf(isNotNull(given.submittedAt)),
      late: countOf(sql`${given.isLate}`),
    })
    .from(given)
    .groupBy(given.studentId);
}

/** What can still be handed in, the most urgent of each student. */
function openOf(db: Db, classId: string, studentIds: readonly string[], now: Date) {
  const given = givenTo(db, classId, studentIds, now);
  const ranked = db
    .select({
      studentId: given.studentId,
      id: given.id,
      title: given.title,
      waitedUntil: given.waitedUntil,
      rank: sql<number>`row_number() over (partition by ${given.studentId} order by ${given.waitedUntil}, ${given.id})`.as(
        'rank',
      ),
    })
    .from(given)
    .where(canBeHandedIn(given, now))
    .as('ranked');
  return db
    .select()
    .from(ranked)
    .where(lte(ranked.rank, OPEN_HOMEWORK_MOST))
    .orderBy(asc(ranked.waitedUntil), asc(ranked.id));
}
