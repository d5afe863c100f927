import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Tx } from '../../core/database/database.ts';
import { lectureView } from '../coursework/module.ts';
import { lessonView } from '../lessons/module.ts';
import { lessonPackUse } from './packs/packs.tables.ts';
import { placeLesson } from './places/places.tables.ts';

/** Of a class whose owner was checked before. */
export const copyQueries = (tx: Tx) => ({
  /** In the order in which they were made; copies are made in the same order. */
  lectures: async (classId: string): Promise<string[]> =>
    (
      await tx
        .select({ id: lectureView.id })
        .from(lectureView)
        .where(eq(lectureView.classId, classId))
        .orderBy(asc(lectureView.seq))
    ).map(({ id }) => id),

  lessons: (classId: string) =>
    tx
      .select({ id: lessonView.id, no: lessonView.no })
      .from(lessonView)
      .where(and(eq(lessonView.classId, classId), eq(lessonView.isTrial, false))),

  placed: (lectureIds: readonly string[]) =>
    tx
      .select()
      .from(placeLesson)
      .where(inArray(placeLesson.lectureId, [...lectureIds])),

  packUses: (lessonIds: readonly string[]) =>
    tx
      .select()
      .from(lessonPackUse)
      .where(inArray(lessonPackUse.lessonId, [...lessonIds]))
      .orderBy(asc(lessonPackUse.at), asc(lessonPackUse.clientId)),

  place: (rows: (typeof placeLesson.$inferInsert)[]) => tx.insert(placeLesson).values(rows).onConflictDoNothing(),

  keepUse: (row: typeof lessonPackUse.$inferInsert) => tx.insert(lessonPackUse).values(row),
});
