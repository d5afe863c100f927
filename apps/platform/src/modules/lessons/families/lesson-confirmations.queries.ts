import { and, eq, inArray } from 'drizzle-orm';
import type { Db, Tx } from '../../../core/database/database.ts';
import type { Family } from '../../classes/module.ts';
import { lessonConfirmation } from './family-answers.tables.ts';

const idsOf = ({ students }: Pick<Family, 'students'>) => students.map(({ id }) => id);

/** Reads and writes for which students somebody has confirmed a lesson; the caller has asked whose they are. */
export function lessonConfirmationQueries(db: Db | Tx) {
  return {
    /** When, by lesson and student. */
    async of(lessonIds: readonly string[]): Promise<(lessonId: string) => ReadonlyMap<string, Date>> {
      const rows = lessonIds.length
        ? await db
            .select()
            .from(lessonConfirmation)
            .where(inArray(lessonConfirmation.lessonId, [...lessonIds]))
        : [];
      const byLesson = Map.groupBy(rows, (row) => row.lessonId);
      return (lessonId) => new Map((byLesson.get(lessonId) ?? []).map(({ studentId, at }) => [studentId, at]));
    },

    /** For all of these children of hers; the one before stays. */
    async add(
      lessonId: string,
      { guardian, students }: Pick<Family, 'guardian' | 'students'>,
      at: Date,
    ): Promise<void> {
      await db
        .insert(lessonConfirmation)
        .values(idsOf({ students }).map((studentId) => ({ lessonId, studentId, guardianId: guardian.id, at })))
        .onConflictDoNothing();
    },

    async takeBack(lessonId: string, family: Pick<Family, 'students'>): Promise<void> {
      await db
        .delete(lessonConfirmation)
        .where(and(eq(lessonConfirmation.lessonId, lessonId), inArray(lessonConfirmation.studentId, idsOf(family))));
    },
  };
}
