import { and, asc, desc, eq, gte, inArray, isNotNull, isNull, lt, notExists, or, type SQL, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../../core/database/database.ts';
import { classView, enrollmentView, isWithin, studentView, takesPart } from '../../classes/module.ts';
import { coursePackageView } from '../../courses/module.ts';
import { diaryView, lessonView } from '../../lessons/module.ts';
import type { EarningLesson } from './earning-lesson.ts';
import { lessonIncome } from './incomes.tables.ts';

const isPackageOfClass = and(
  eq(coursePackageView.courseId, classView.courseId),
  eq(coursePackageView.revisionNo, classView.revisionNo),
  eq(coursePackageView.packageId, classView.packageId),
);

/** Reads lessons with everything that they earn by. */
export function earningLessonQueries(db: Db | Tx) {
  const isOf = (teacherId: string) => eq(lessonView.teacherId, teacherId);

  const select = () =>
    db
      .select({
        lesson: lessonView._.selectedFields,
        className: classView.name,
        price: {
          packageName: coursePackageView.name,
          packageFee: coursePackageView.fee,
          lessonCount: coursePackageView.lessonCount,
          packageMinutes: coursePackageView.minutes,
        },
        note: {
          sentAt: diaryView.sentAt,
          confirmBy: diaryView.confirmBy,
          confirmedAt: diaryView.confirmedAt,
          confirmedBy: diaryView.confirmedBy,
        },
      })
      .from(lessonView)
      .innerJoin(classView, eq(classView.id, lessonView.classId))
      .leftJoin(coursePackageView, isPackageOfClass)
      .leftJoin(diaryView, eq(diaryView.lessonId, lessonView.id));

  async function read(condition: SQL | undefined, ...order: SQL[]): Promise<EarningLesson[]> {
    const rows = await select()
      .where(condition)
      .orderBy(...order);
    const students = await studentsOf(
      db,
      rows.map(({ lesson }) => lesson.id),
    );
    return rows.map(({ lesson, className, price, note }) => ({
      ...lesson,
      className,
      price: price?.packageFee && price.lessonCount && price.packageMinutes ? price : null,
      note: note?.sentAt ? note : null,
      students: students.get(lesson.id) ?? [],
    })) as EarningLesson[];
  }

  return {
    byId: async (id: string): Promise<EarningLesson | undefined> => (await read(eq(lessonView.id, id)))[0],

    /** Held, or counted as held, and not confirmed; newest first. */
    waitingOf: (teacherId: string): Promise<EarningLesson[]> =>
      read(
        and(isOf(teacherId), eq(lessonView.status, 'DONE'), or(lessonView.held, lessonView.noShow)),
        desc(lessonView.startAt),
        desc(lessonView.id),
      ),

    /** To come or under way, of those that begin in this time; the soonest first. */
    comingOf: (teacherId: string, from: Date, until: Date): Promise<EarningLesson[]> =>
      read(
        and(
          isOf(teacherId),
          inArray(lessonView.status, ['UPCOMING', 'IN_PROGRESS']),
          gte(lessonView.startAt, from),
          lt(lessonView.startAt, until),
        ),
        asc(lessonView.startAt),
      ),

    /** Confirmed ones of any teacher that nobody has booked: those from before there was income, and imported ones. */
    async unbooked(limit: number): Promise<{ id: string; teacherId: string }[]> {
      const booked = db
        .select({ one: sql`1` })
        .from(lessonIncome)
        .where(eq(lessonIncome.lessonId, lessonView.id));
      return db
        .select({ id: lessonView.id, teacherId: lessonView.teacherId })
        .from(lessonView)
        .where(and(eq(lessonView.status, 'FINISHED'), notExists(booked)))
        .orderBy(asc(lessonView.startAt), asc(lessonView.id))
        .limit(limit);
    },
  };
}

/** Who takes part in each lesson from its start, present or not, by name; none of a trial. */
async function studentsOf(db: Db | Tx, ids: readonly string[]): Promise<Map<string, { id: string; name: string }[]>> {
  if (!ids.length) return new Map();
  const began = sql`least(${lessonView.startAt}, ${lessonView.startedAt})`;
  const rows = await db
    .selectDistinct({ lessonId: lessonView.id, id: studentView.id, name: studentView.name })
    .from(lessonView)
    .innerJoin(classView, eq(classView.id, lessonView.classId))
    .innerJoin(enrollmentView, eq(enrollmentView.classId, lessonView.classId))
    .innerJoin(studentView, eq(studentView.id, enrollmentView.studentId))
    .where(
      and(
        inArray(lessonView.id, [...ids]),
        eq(lessonView.isTrial, false),
        isNull(enrollmentView.trialLessonId),
        or(takesPart(enrollmentView, classView), isNotNull(enrollmentView.endedAt)),
        isWithin(enrollmentView, began),
      ),
    )
    .orderBy(asc(studentView.name), asc(studentView.id));
  return Map.groupBy(rows, ({ lessonId }) => lessonId);
}
