import { and, asc, desc, eq, gt, inArray, isNotNull, isNull, ne, or, type SQL, sql } from 'drizzle-orm';
import type { ClassStudent } from '@portal/domain/classes/class';
import { fillNote } from '@portal/domain/lessons/note-templates';
import type { Db, Tx } from '../../../core/database/database.ts';
import {
  classView,
  enrollmentView,
  guardianQueries,
  isWithin,
  studentCode,
  studentView,
  takesPart,
} from '../../classes/module.ts';
import { attendance, lessonDiary } from '../desk/lesson-desk.tables.ts';
import { lesson } from '../lessons.tables.ts';
import { began, beganAt } from './lesson-began.ts';

const NOTES = 3;

/** A student as the lessons see him. */
export type RosterStudent = Omit<ClassStudent, 'homework'>;

interface Enrolled {
  readonly id: string;
  readonly name: string;
}

type LessonKey = Pick<typeof lesson.$inferSelect, 'id' | 'classId' | 'isTrial' | 'startAt' | 'startedAt'>;

/** Everything about students that a teacher needs before a lesson; the caller has asked whose class it is. */
export function rosterQueries(db: Db | Tx) {
  const isRegular = isNull(enrollmentView.trialLessonId);
  const takesNow = takesPart(enrollmentView, classView);
  // What was over when he came is not his, nor what began when he had left.
  const isOfHisTime = and(gt(lesson.endAt, enrollmentView.enrolledAt), isWithin(enrollmentView, began))!;
  const isToTry = sql`exists (select 1 from ${lesson}
    where ${lesson.id} = ${enrollmentView.trialLessonId} and ${inArray(lesson.status, ['UPCOMING', 'IN_PROGRESS'])})`;
  // Two ways to count: the one who tries a lesson is found by its id, and all others by what an index knows of their class.
  const lessonsTaken = sql<number>`case when ${isRegular}
    then (select count(*)::int from ${lesson} where ${lesson.classId} = ${enrollmentView.classId} and ${lesson.held} and not ${lesson.isTrial}
      and ${isOfHisTime})
    else (select count(*)::int from ${lesson} where ${lesson.id} = ${enrollmentView.trialLessonId} and ${lesson.held}) end`;
  const isHis = sql`${lesson.classId} = ${enrollmentView.classId} and ${inArray(lesson.status, ['DONE', 'FINISHED'])}
    and case when ${isRegular} then not ${lesson.isTrial} and ${isOfHisTime}
      else ${lesson.id} = ${enrollmentView.trialLessonId} end`;
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
        class: { id: classView.id, code: classView.code, lessonTotal: classView.lessonTotal },
        lessonsTaken,
        attendanceRate,
      })
      .from(enrollmentView)
      .innerJoin(classView, eq(classView.id, enrollmentView.classId))
      .innerJoin(studentView, eq(studentView.id, enrollmentView.studentId))
      .where(condition)
      .orderBy(asc(studentView.name), asc(enrollmentView.id));
    const guardians = await guardianQueries(db).ofStudents(rows.map((row) => row.student.id));
    const notes = await notesOf(rows.map((row) => ({ id: row.enrollment.id, name: row.student.name })));
    return rows.map((row) => {
      const { trialLessonId, lessonsBought, enrolledAt, goals, id: enrollmentId } = row.enrollment;
      const { id, name, avatar, age } = row.student;
      const isTrial = trialLessonId !== null;
      const bought = lessonsBought ?? (isTrial ? 1 : row.class.lessonTotal);
      return {
        id,
        name,
        avatar,
        code: studentCode(row.class, id),
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
    if (!enrollments.length) return new Map<string, ClassStudent['lastNotes']>();
    const note = db
      .select({
        lessonId: lesson.id,
        at: lessonDiary.sentAt,
        text: lessonDiary.messageToGuardian,
        covered: lessonDiary.covered,
        homework: lessonDiary.homework,
        next: lessonDiary.nextPlan,
        startAt: lesson.startAt,
      })
      .from(lesson)
      .innerJoin(lessonDiary, eq(lessonDiary.lessonId, lesson.id))
      .where(
        and(
          eq(lesson.classId, enrollmentView.classId),
          or(and(isRegular, eq(lesson.isTrial, false), isOfHisTime), eq(lesson.id, enrollmentView.trialLessonId)),
          isNotNull(lessonDiary.sentAt),
          ne(lessonDiary.messageToGuardian, ''),
        ),
      )
      .orderBy(desc(lesson.startAt))
      .limit(NOTES)
      .as('note');
    const rows = await db
      .select({ id: enrollmentView.id, note: note._.selectedFields })
      .from(enrollmentView)
      .innerJoinLateral(note, sql`true`)
      .where(
        inArray(
          enrollmentView.id,
          enrollments.map(({ id }) => id),
        ),
      )
      .orderBy(desc(note.startAt));
    const byEnrollment = Map.groupBy(rows, ({ id }) => id);
    return new Map(
      enrollments.map(({ id, name }) => [
        id,
        (byEnrollment.get(id) ?? []).map(({ note: { lessonId, at, text, ...values } }) => ({
          lessonId,
          at: at!.toISOString(),
          text: fillNote(text, { ...values, student: name }),
        })),
      ]),
    );
  }

  return {
    /** Of a class: the regular ones, and those whose trial is still to come. */
    ofClass: (classId: string): Promise<RosterStudent[]> =>
      read(and(eq(enrollmentView.classId, classId), or(isRegular, isToTry), takesNow)),

    /** Of one lesson: those who were in its class when it began, or the one whose trial it is. */
    ofLesson: ({ id, classId, isTrial, ...times }: LessonKey): Promise<RosterStudent[]> =>
      read(
        isTrial
          ? and(eq(enrollmentView.trialLessonId, id), takesNow)
          : and(
              eq(enrollmentView.classId, classId),
              isRegular,
              or(takesNow, isNotNull(enrollmentView.endedAt)),
              isWithin(enrollmentView, beganAt(times)),
            ),
      ),
  };
}
