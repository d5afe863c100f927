import { millisecondsInHour } from 'date-fns/constants';
import { and, asc, eq, gt, inArray, isNotNull, isNull, lt, or, sql } from 'drizzle-orm';
import { heldMinutes } from '@portal/domain/evidence/evidence-lanes';
import type { Lesson } from '@portal/domain/lessons/lesson';
import type { Db, Tx } from '../../core/database/database.ts';
import type { Span } from '../../core/days/span.ts';
import { classView, enrollmentView, studentView, takesPart } from '../classes/module.ts';
import { boundsOf } from '../schedule/module.ts';
import { lessonDiary } from './desk/lesson-desk.tables.ts';
import { lesson } from './lessons.tables.ts';
import { beganAt } from './roster/lesson-began.ts';

// As long as the constraint lesson_length allows: a lesson that began earlier cannot touch the range.
export const LONGEST_LESSON_MS = 12 * millisecondsInHour;
const NAMES_SHOWN = 4;

const teacherId = sql.placeholder('teacherId');
const earliest = sql.placeholder('earliest');
const from = sql.placeholder('from');
const to = sql.placeholder('to');

/** Reads the lessons of one teacher as they are shown; the statement is prepared once. */
export function shownLessonQueries(db: Db | Tx) {
  const lessons = lessonsStatement(db).prepare('teaching_calendar_lessons');
  return {
    /** Those that touch the range, cancelled ones too, in order. */
    async lessonsIn(teacher: string, range: Span): Promise<Lesson[]> {
      return asLessons(db, await lessons.execute({ teacherId: teacher, ...boundsOf(range, LONGEST_LESSON_MS) }));
    },
  };
}

/** Lessons as they are shown, with the names of who takes part. */
export async function asLessons(
  db: Db | Tx,
  rows: readonly { lesson: typeof lesson.$inferSelect; className: string; classNo: number }[],
): Promise<Lesson[]> {
  const taught = rows.filter(({ lesson: { status } }) => status === 'DONE' || status === 'FINISHED');
  const [students, wrappedUp] = await Promise.all([
    studentsOf(
      db,
      rows.map(({ lesson: { id, classId, isTrial } }) => ({ id, classId, isTrial })),
    ),
    wrappedUpOf(
      db,
      taught.map(({ lesson: { id } }) => id),
    ),
  ]);
  return rows.map(({ lesson: row, className, classNo }) => {
    const began = beganAt(row);
    const names = (students.get(row.isTrial ? row.id : row.classId) ?? []).filter((own) => isWithin(own, began));
    return {
      id: row.id,
      classId: row.classId,
      className,
      classNo,
      no: row.no,
      title: row.title,
      startAt: row.startAt.toISOString(),
      endAt: row.endAt.toISOString(),
      status: row.status,
      held: row.held,
      ...taughtOf(row),
      isWrappedUp: wrappedUp.has(row.id),
      isTrial: row.isTrial,
      mode: row.mode,
      place: row.place,
      studentCount: names.length,
      studentNames: names.slice(0, NAMES_SHOWN).map(({ name }) => name),
      cancelReason: row.cancelReason,
    };
  });
}

// It stands apart so that the test of its plan reads the same one.

/** Takes teacherId, earliest, from and to. */
export function lessonsStatement(db: Db | Tx) {
  return db
    .select({ lesson, className: classView.name, classNo: classView.classNo })
    .from(lesson)
    .innerJoin(classView, eq(classView.id, lesson.classId))
    .where(
      and(
        eq(lesson.teacherId, teacherId),
        gt(lesson.startAt, earliest),
        lt(lesson.startAt, to),
        gt(lesson.endAt, from),
      ),
    )
    .orderBy(asc(lesson.startAt), asc(lesson.id));
}

/** Of a lesson that was held: how long. One whose beginning or end nobody has noted was held as it was planned. */
function taughtOf({ held, startAt, endAt, startedAt, endedAt }: typeof lesson.$inferSelect): {
  taughtMinutes?: number;
} {
  if (!held) return {};
  return { taughtMinutes: heldMinutes({ startAt, endAt, startedAt: startedAt ?? startAt }, endedAt ?? endAt) };
}

/** Those of these lessons whose note is sent. */
async function wrappedUpOf(db: Db | Tx, ids: readonly string[]): Promise<ReadonlySet<string>> {
  if (!ids.length) return new Set();
  const rows = await db
    .select({ id: lessonDiary.lessonId })
    .from(lessonDiary)
    .where(and(inArray(lessonDiary.lessonId, [...ids]), isNotNull(lessonDiary.sentAt)));
  return new Set(rows.map(({ id }) => id));
}

interface Enrolled {
  readonly name: string;
  readonly takesFrom: Date | null;
  readonly endedAt: Date | null;
}

/** Whether a lesson that began then is one of his, as `isWithin` of classes says it to the database. */
const isWithin = ({ takesFrom, endedAt }: Enrolled, began: Date): boolean =>
  (endedAt === null || endedAt > began) && (takesFrom === null || takesFrom <= began);

/** By class for regular lessons and by lesson for trials; who has left is among them, for what was before. */
async function studentsOf(
  db: Db | Tx,
  lessons: readonly { id: string; classId: string; isTrial: boolean }[],
): Promise<Map<string, Enrolled[]>> {
  const classIds = [...new Set(lessons.filter(({ isTrial }) => !isTrial).map(({ classId }) => classId))];
  const trialIds = lessons.filter(({ isTrial }) => isTrial).map(({ id }) => id);
  const wanted = [
    classIds.length ? and(inArray(enrollmentView.classId, classIds), isNull(enrollmentView.trialLessonId)) : undefined,
    trialIds.length ? inArray(enrollmentView.trialLessonId, trialIds) : undefined,
  ].filter((condition) => condition !== undefined);
  if (!wanted.length) return new Map();
  const rows = await db
    .select({
      key: sql<string>`coalesce(${enrollmentView.trialLessonId}, ${enrollmentView.classId})`,
      name: studentView.name,
      takesFrom: enrollmentView.takesFrom,
      endedAt: enrollmentView.endedAt,
    })
    .from(enrollmentView)
    .innerJoin(classView, eq(classView.id, enrollmentView.classId))
    .innerJoin(studentView, eq(studentView.id, enrollmentView.studentId))
    .where(and(or(...wanted), or(takesPart(enrollmentView, classView), isNotNull(enrollmentView.endedAt))))
    .orderBy(asc(studentView.name));
  return Map.groupBy(rows, ({ key }) => key);
}
