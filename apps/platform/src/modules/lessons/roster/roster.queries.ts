import { and, asc, desc, eq, inArray, isNotNull, isNull, ne, or, type SQL, sql } from 'drizzle-orm';
import type { ClassStudent } from '@portal/domain/classes/class';
import { fillNote } from '@portal/domain/lessons/note-templates';
import type { Db, Tx } from '../../../core/database/database.ts';
import { classView, enrollmentView, guardianQueries, studentView, takesPart } from '../../classes/module.ts';
import { attendance, lessonDiary } from '../desk/lesson-desk.tables.ts';
import { lesson } from '../lessons.tables.ts';

const NOTES = 3;

/** A student as the lessons see him. */
export type RosterStudent = Omit<ClassStudent, 'homework'>;

interface Enrolled {
  readonly id: string;
  readonly classId: string;
  readonly trialLessonId: string | null;
  readonly enrolledAt: Date;
  readonly name: string;
}

/** Everything about students that a teacher needs before a lesson; the caller has asked whose class it is. */
export function rosterQueries(db: Db | Tx) {
  const isOver = inArray(lesson.status, ['DONE', 'FINISHED']);
  const isHis = sql`${lesson.classId} = ${enrollmentView.classId} and ${isOver}
    and case when ${enrollmentView.trialLessonId} is null then not ${lesson.isTrial} and ${lesson.endAt} > ${enrollmentView.enrolledAt}
      else ${lesson.id} = ${enrollmentView.trialLessonId} end`;
  const isToTry = sql`exists (select 1 from ${lesson}
    where ${lesson.id} = ${enrollmentView.trialLessonId} and ${inArray(lesson.status, ['UPCOMING', 'IN_PROGRESS'])})`;
  const lessonsTaken = sql<number>`(select count(*)::int from ${lesson} where ${isHis} and ${lesson.held})`;
  const attendanceRate = sql<number | null>`(
    select round(100.0 * count(*) filter (where ${attendance.state} in ('PRESENT', 'LATE')) / nullif(count(*), 0))::int
    from ${attendance} join ${lesson} on ${lesson.id} = ${attendance.lessonId}
    where ${attendance.studentId} = ${enrollmentView.studentId} and ${isHis})`;

  async function read(condition: SQL | undefined): Promise<RosterStudent[]> {
    const rows = await db
      .select({
        enrollment: {
          id: enrollmentView.id,
          classId: enrollmentView.classId,
          trialLessonId: enrollmentView.trialLessonId,
          lessonsBought: enrollmentView.lessonsBought,
          enrolledAt: enrollmentView.enrolledAt,
          goals: enrollmentView.goals,
        },
        student: { id: studentView.id, name: studentView.name, avatar: studentView.avatar, age: studentView.age },
        lessonTotal: classView.lessonTotal,
        lessonsTaken,
        attendanceRate,
      })
      .from(enrollmentView)
      .innerJoin(classView, eq(classView.id, enrollmentView.classId))
      .innerJoin(studentView, eq(studentView.id, enrollmentView.studentId))
      .where(and(takesPart(enrollmentView, classView), condition))
      .orderBy(asc(studentView.name), asc(enrollmentView.id));
    const guardians = await guardianQueries(db).ofStudents(rows.map((row) => row.student.id));
    const notes = await notesOf(rows.map((row) => ({ ...row.enrollment, name: row.student.name })));
    return rows.map((row) => {
      const { trialLessonId, lessonsBought, enrolledAt, goals, id: enrollmentId } = row.enrollment;
      const { id, name, avatar, age } = row.student;
      const isTrial = trialLessonId !== null;
      const bought = lessonsBought ?? (isTrial ? 1 : row.lessonTotal);
      return {
        id,
        name,
        avatar,
        age,
        goals,
        isTrial,
        guardians: guardians.get(id) ?? [],
        enrolledAt: enrolledAt.toISOString(),
        lessonsBought: bought,
        lessonsLeft: Math.max(0, bought - row.lessonsTaken),
        attendanceRate: row.attendanceRate,
        lastNotes: notes.get(enrollmentId) ?? [],
      };
    });
  }

  /** By enrolment, as his guardians read them: a note goes to those of everyone who was in the lesson. */
  async function notesOf(enrollments: readonly Enrolled[]) {
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
      read(and(eq(enrollmentView.classId, classId), or(isNull(enrollmentView.trialLessonId), isToTry))),

    /** Of one lesson: those of its class, or the one whose trial it is. */
    ofLesson: ({ id, classId, isTrial }: { id: string; classId: string; isTrial: boolean }): Promise<RosterStudent[]> =>
      read(
        isTrial
          ? eq(enrollmentView.trialLessonId, id)
          : and(eq(enrollmentView.classId, classId), isNull(enrollmentView.trialLessonId)),
      ),
  };
}
