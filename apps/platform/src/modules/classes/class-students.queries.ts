import type { ClassStudent } from '@portal/domain/classes/class';
import { fillNote } from '@portal/domain/lessons/note-templates';
import { and, asc, desc, eq, inArray, isNotNull, isNull, ne, or, type SQL, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../core/database/database.ts';
import { attendance, lessonDiary } from '../lessons/desk/lesson-desk.tables.ts';
import { enrollment, guardian, student, studentGuardian, teachingClass } from './classes.tables.ts';
import { lesson } from '../lessons/lessons.tables.ts';

const NOTES = 3;

/** A student as the lessons see him. */
export type RosterStudent = Omit<ClassStudent, 'homework'>;

/** Those who take or took the lessons; of a cancelled class, those who would have. */
export const takesPart = or(
  inArray(enrollment.status, ['ACTIVE', 'COMPLETED']),
  and(eq(enrollment.status, 'CANCELED'), isNotNull(teachingClass.canceledAt)),
)!;

/** Everything about students that a teacher needs before a lesson; the caller has asked whose class it is. */
export function classStudentQueries(db: Db | Tx) {
  const isOver = inArray(lesson.status, ['DONE', 'FINISHED']);
  const isHis = sql`${lesson.classId} = ${enrollment.classId} and ${isOver}
    and case when ${enrollment.trialLessonId} is null then not ${lesson.isTrial} and ${lesson.endAt} > ${enrollment.enrolledAt}
      else ${lesson.id} = ${enrollment.trialLessonId} end`;
  const isToTry = sql`exists (select 1 from ${lesson}
    where ${lesson.id} = ${enrollment.trialLessonId} and ${inArray(lesson.status, ['UPCOMING', 'IN_PROGRESS'])})`;
  const lessonsTaken = sql<number>`(select count(*)::int from ${lesson} where ${isHis} and ${lesson.held})`;
  const attendanceRate = sql<number | null>`(
    select round(100.0 * count(*) filter (where ${attendance.state} in ('PRESENT', 'LATE')) / nullif(count(*), 0))::int
    from ${attendance} join ${lesson} on ${lesson.id} = ${attendance.lessonId}
    where ${attendance.studentId} = ${enrollment.studentId} and ${isHis})`;

  async function read(condition: SQL | undefined): Promise<RosterStudent[]> {
    const rows = await db
      .select({
        enrollment,
        student,
        lessonTotal: teachingClass.lessonTotal,
        lessonsTaken,
        attendanceRate,
      })
      .from(enrollment)
      .innerJoin(teachingClass, eq(teachingClass.id, enrollment.classId))
      .innerJoin(student, eq(student.id, enrollment.studentId))
      .where(and(takesPart, condition))
      .orderBy(asc(student.name), asc(enrollment.id));
    const guardians = await guardiansOf(rows.map((row) => row.student.id));
    const notes = await notesOf(rows.map((row) => ({ ...row.enrollment, name: row.student.name })));
    return rows.map((row) => {
      const { trialLessonId, lessonsBought, enrolledAt, goals, id: enrollmentId } = row.enrollment;
      const { id, name, avatar, age } = row.student;
      const isTrial = trialLessonId !== null;
      const bought = lessonsBought ?? (isTrial ? 1 : row.lessonTotal);
      return {
        ...{ id, name, avatar, age, goals, isTrial },
        guardians: guardians.get(id) ?? [],
        enrolledAt: enrolledAt.toISOString(),
        lessonsBought: bought,
        lessonsLeft: Math.max(0, bought - row.lessonsTaken),
        attendanceRate: row.attendanceRate,
        lastNotes: notes.get(enrollmentId) ?? [],
      };
    });
  }

  async function guardiansOf(studentIds: readonly string[]) {
    const found = new Map<string, ClassStudent['guardians']>();
    if (!studentIds.length) return found;
    const rows = await db
      .select({
        studentId: studentGuardian.studentId,
        relation: studentGuardian.relation,
        id: guardian.id,
        name: guardian.name,
        language: guardian.language,
      })
      .from(studentGuardian)
      .innerJoin(guardian, eq(guardian.id, studentGuardian.guardianId))
      .where(inArray(studentGuardian.studentId, [...new Set(studentIds)]))
      .orderBy(asc(guardian.name), asc(guardian.id));
    for (const { studentId, ...one } of rows) found.set(studentId, [...(found.get(studentId) ?? []), one]);
    return found;
  }

  /** By enrolment, as his guardians read them: a note goes to those of everyone who was in the lesson. */
  async function notesOf(enrollments: readonly (typeof enrollment.$inferSelect & { name: string })[]) {
    const found = new Map<string, ClassStudent['lastNotes']>();
    if (!enrollments.length) return found;
    const rows = await db
      .select({
        lessonId: lesson.id,
        classId: lesson.classId,
        isTrial: lesson.isTrial,
        endAt: lesson.endAt,
        at: lessonDiary.sentAt,
        text: lessonDiary.messageToGuardian,
        covered: lessonDiary.covered,
        homework: lessonDiary.homework,
        next: lessonDiary.nextPlan,
      })
      .from(lessonDiary)
      .innerJoin(lesson, eq(lesson.id, lessonDiary.lessonId))
      .where(
        and(
          inArray(lesson.classId, [...new Set(enrollments.map(({ classId }) => classId))]),
          isNotNull(lessonDiary.sentAt),
          ne(lessonDiary.messageToGuardian, ''),
        ),
      )
      .orderBy(desc(lesson.startAt));
    for (const { id, name, classId, trialLessonId, enrolledAt } of enrollments)
      found.set(
        id,
        rows
          .filter((row) =>
            trialLessonId === null
              ? row.classId === classId && !row.isTrial && row.endAt > enrolledAt
              : row.lessonId === trialLessonId,
          )
          .slice(0, NOTES)
          .map(({ lessonId, at, text, ...values }) => ({
            lessonId,
            at: at!.toISOString(),
            text: fillNote(text, { ...values, student: name }),
          })),
      );
    return found;
  }

  return {
    /** Of a class: the regular ones, and those whose trial is still to come. */
    ofClass: (classId: string): Promise<RosterStudent[]> =>
      read(and(eq(enrollment.classId, classId), or(isNull(enrollment.trialLessonId), isToTry))),

    /** Of one lesson: those of its class, or the one whose trial it is. */
    ofLesson: ({ id, classId, isTrial }: { id: string; classId: string; isTrial: boolean }): Promise<RosterStudent[]> =>
      read(
        isTrial
          ? eq(enrollment.trialLessonId, id)
          : and(eq(enrollment.classId, classId), isNull(enrollment.trialLessonId)),
      ),
  };
}
