import { and, asc, desc, eq, gte, inArray, isNotNull, isNull, lt, lte, or, sql } from 'drizzle-orm';
import type { Db } from '../../../core/database/database.ts';
import { lectureView } from '../../coursework/module.ts';
import { lessonView } from '../../lessons/module.ts';
import { placeLesson, receipt } from '../places/places.tables.ts';

export interface LecturePage {
  /** Null is the beginning. */
  readonly before: number | null;
  readonly size: number;
}

/** Reads what is shown to a class now, and keeps what its students have seen of it. */
export function libraryFamilyQueries(db: Db, classId: string, now: Date) {
  const isShown = and(
    eq(lectureView.classId, classId),
    isNotNull(lectureView.publishedAt),
    lte(lectureView.displayAt, now),
    or(isNull(lectureView.deadlineAt), gte(lectureView.deadlineAt, now)),
  );
  return {
    /** The newest first, those that were made before a place in the list. */
    page: ({ before, size }: LecturePage) =>
      db
        .select()
        .from(lectureView)
        .where(and(isShown, before === null ? undefined : lt(lectureView.seq, before)))
        .orderBy(desc(lectureView.seq))
        .limit(size),

    async one(id: string) {
      const [row] = await db
        .select()
        .from(lectureView)
        .where(and(isShown, eq(lectureView.id, id)));
      return row;
    },

    lessonsOf: (lectureIds: readonly string[]) =>
      db
        .select({ lectureId: placeLesson.lectureId, id: lessonView.id, no: lessonView.no })
        .from(placeLesson)
        .innerJoin(lessonView, eq(lessonView.id, placeLesson.lessonId))
        .where(and(eq(lessonView.classId, classId), inArray(placeLesson.lectureId, [...lectureIds])))
        .orderBy(asc(lessonView.startAt), asc(lessonView.id)),

    opened: (lectureIds: readonly string[], studentIds: readonly string[]) =>
      db
        .select()
        .from(receipt)
        .where(and(inArray(receipt.lectureId, [...lectureIds]), inArray(receipt.studentId, [...studentIds])))
        .orderBy(asc(receipt.firstAt)),

    /** Opened once more, unless that was just now. */
    async open(
      key: Pick<typeof receipt.$inferSelect, 'lectureId' | 'studentId' | 'fileId'>,
      again: Date,
    ): Promise<void> {
      await db
        .insert(receipt)
        .values({ ...key, firstAt: now, lastAt: now })
        .onConflictDoUpdate({
          target: [receipt.lectureId, receipt.studentId, receipt.fileId],
          set: {
            lastAt: sql`greatest(${receipt.lastAt}, excluded.last_at)`,
            opened: sql`${receipt.opened} + (${receipt.lastAt} < ${again.toISOString()}::timestamptz)::int`,
          },
        });
    },

    /** The farthest stays; false where it was never opened. */
    async play(
      key: Pick<typeof receipt.$inferSelect, 'lectureId' | 'studentId' | 'fileId'>,
      { seconds, total }: { seconds: number; total: number },
    ): Promise<boolean> {
      const kept = await db
        .update(receipt)
        .set({ seconds: sql`greatest(coalesce(${receipt.seconds}, 0), ${seconds}::real)`, total })
        .where(
          and(
            eq(receipt.lectureId, key.lectureId),
            eq(receipt.studentId, key.studentId),
            eq(receipt.fileId, key.fileId),
          ),
        )
        .returning({ fileId: receipt.fileId });
      return kept.length > 0;
    },
  };
}
