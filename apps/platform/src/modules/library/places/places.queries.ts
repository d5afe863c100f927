import { and, asc, desc, eq, exists, inArray, isNull, type SQL, sql } from 'drizzle-orm';
import type { PlaceState } from '@portal/domain/library/place';
import type { Db, Tx } from '../../../core/database/database.ts';
import { classView, enrollmentView, isNewest, studentView, takesPart } from '../../classes/module.ts';
import { lectureView } from '../../coursework/module.ts';
import { lessonView } from '../../lessons/module.ts';
import { placeLesson, receipt } from './places.tables.ts';

export interface PlaceFilter {
  readonly state?: PlaceState | undefined;
  readonly classId?: string | undefined;
  readonly lessonId?: string | undefined;
}

/** Material of one teacher's classes, and who has seen it. Every statement names her. */
export function placeQueries(db: Db | Tx, ownerId: string) {
  const isOwn = (condition: SQL | undefined) => and(eq(lectureView.teacherId, ownerId), condition);
  const isOver = (now: Date) => sql`coalesce(${lectureView.deadlineAt} < ${now.toISOString()}::timestamptz, false)`;
  const isSeen = (now: Date) =>
    sql`${lectureView.publishedAt} is not null and ${lectureView.displayAt} <= ${now.toISOString()}::timestamptz`;
  const isIn = (state: PlaceState, now: Date): SQL =>
    ({
      'in-progress': sql`((${isSeen(now)}) and not ${isOver(now)})`,
      upcoming: sql`not (${isSeen(now)})`,
      completed: sql`((${isSeen(now)}) and ${isOver(now)})`,
    })[state];
  const isAsked = ({ classId, lessonId }: PlaceFilter) =>
    isOwn(
      and(
        classId ? eq(lectureView.classId, classId) : undefined,
        lessonId
          ? exists(
              db
                .select({ one: sql`1` })
                .from(placeLesson)
                .where(and(eq(placeLesson.lectureId, lectureView.id), eq(placeLesson.lessonId, lessonId))),
            )
          : undefined,
      ),
    );
  const taker = and(
    isNull(enrollmentView.trialLessonId),
    isNewest(enrollmentView),
    takesPart(enrollmentView, classView),
  );

  return {
    /** The newest first. */
    page: (filter: PlaceFilter, now: Date, { page, size }: { page: number; size: number }) =>
      db
        .select()
        .from(lectureView)
        .where(and(isAsked(filter), filter.state && isIn(filter.state, now)))
        .orderBy(desc(lectureView.seq))
        .limit(size)
        .offset((page - 1) * size),

    async totals(filter: PlaceFilter, now: Date): Promise<Record<PlaceState, number>> {
      const countOf = (state: PlaceState) => sql<number>`(count(*) filter (where ${isIn(state, now)}))::int`;
      const [row] = await db
        .select({
          'in-progress': countOf('in-progress'),
          upcoming: countOf('upcoming'),
          completed: countOf('completed'),
        })
        .from(lectureView)
        .where(isAsked(filter));
      return row!;
    },

    async own(id: string) {
      const [row] = await db
        .select()
        .from(lectureView)
        .where(isOwn(eq(lectureView.id, id)));
      return row;
    },

    async byClientId(clientId: string) {
      const [row] = await db
        .select()
        .from(lectureView)
        .where(isOwn(eq(lectureView.clientId, clientId)));
      return row;
    },

    /** What classes are called, and how many take part in them. */
    classes: (ids: readonly string[]) =>
      db
        .select({
          id: classView.id,
          name: classView.name,
          students: sql<number>`(select count(*)::int from ${enrollmentView} where ${and(eq(enrollmentView.classId, classView.id), taker)})`,
        })
        .from(classView)
        .where(and(eq(classView.teacherId, ownerId), inArray(classView.id, [...ids]))),

    /** By how many students of the class each was opened. */
    seenBy: (ids: readonly string[]) =>
      db
        .select({ lectureId: receipt.lectureId, n: sql<number>`count(distinct ${receipt.studentId})::int` })
        .from(receipt)
        .innerJoin(lectureView, eq(lectureView.id, receipt.lectureId))
        .innerJoin(classView, eq(classView.id, lectureView.classId))
        .innerJoin(
          enrollmentView,
          and(eq(enrollmentView.classId, classView.id), eq(enrollmentView.studentId, receipt.studentId)),
        )
        .where(isOwn(and(inArray(receipt.lectureId, [...ids]), taker)))
        .groupBy(receipt.lectureId),

    /** Those of the lessons that are of this class of hers. */
    async lessonsOf(classId: string, ids: readonly string[]): Promise<string[]> {
      const rows = await db
        .select({ id: lessonView.id })
        .from(lessonView)
        .where(
          and(eq(lessonView.teacherId, ownerId), eq(lessonView.classId, classId), inArray(lessonView.id, [...ids])),
        );
      return rows.map(({ id }) => id);
    },

    /** Of a lecture that was read as hers before. */
    async setLessons(lectureId: string, lessonIds: readonly string[]): Promise<void> {
      await db.delete(placeLesson).where(eq(placeLesson.lectureId, lectureId));
      if (lessonIds.length) await db.insert(placeLesson).values(lessonIds.map((lessonId) => ({ lectureId, lessonId })));
    },

    /** Everybody who takes part in the class of a lecture, by name, with what was opened. */
    receipts: (lectureId: string) =>
      db
        .select({
          of: { id: classView.id, code: classView.code },
          student: { id: studentView.id, name: studentView.name, avatar: studentView.avatar },
          receipt,
        })
        .from(lectureView)
        .innerJoin(classView, eq(classView.id, lectureView.classId))
        .innerJoin(enrollmentView, eq(enrollmentView.classId, classView.id))
        .innerJoin(studentView, eq(studentView.id, enrollmentView.studentId))
        .leftJoin(receipt, and(eq(receipt.lectureId, lectureView.id), eq(receipt.studentId, studentView.id)))
        .where(isOwn(and(eq(lectureView.id, lectureId), taker)))
        .orderBy(asc(studentView.name), asc(studentView.id), asc(receipt.firstAt), asc(receipt.fileId)),
  };
}
