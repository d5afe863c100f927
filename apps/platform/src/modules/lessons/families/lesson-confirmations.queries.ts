import { and, eq, inArray } from 'drizzle-orm';
import type { Db, Tx } from '../../../core/database/database.ts';
import type { Family } from '../../classes/module.ts';
import { lessonConfirmation } from './family-answers.tables.ts';

const idsOf = ({ students }: Family) => students.map(({ id }) => id);

/** Reads and writes which families have confirmed lessons; the caller has asked whose they are. */
export function lessonConfirmationQueries(db: Db | Tx) {
  return {
    /** The students for whom somebody has confirmed. */
    async studentsOf(lessonId: string): Promise<ReadonlySet<string>> {
      const rows = await db
        .select({ id: lessonConfirmation.studentId })
        .from(lessonConfirmation)
        .where(eq(lessonConfirmation.lessonId, lessonId));
      return new Set(rows.map(({ id }) => id));
    },

    /** When a family has, by lesson. */
    async ofFamily(lessonIds: readonly string[], family: Family): Promise<ReadonlyMap<string, Date>> {
      if (!lessonIds.length) return new Map();
      const rows = await db
        .select()
        .from(lessonConfirmation)
        .where(
          and(
            inArray(lessonConfirmation.lessonId, [...lessonIds]),
            inArray(lessonConfirmation.studentId, idsOf(family)),
          ),
        );
      return new Map(rows.map(({ lessonId, at }) => [lessonId, at]));
    },

    /** For all her children; the one before stays. */
    async add(lessonId: string, family: Family, at: Date): Promise<void> {
      await db
        .insert(lessonConfirmation)
        .values(idsOf(family).map((studentId) => ({ lessonId, studentId, guardianId: family.guardian.id, at })))
        .onConflictDoNothing();
    },

    async takeBack(lessonId: string, family: Family): Promise<void> {
      await db
        .delete(lessonConfirmation)
        .where(and(eq(lessonConfirmation.lessonId, lessonId), inArray(lessonConfirmation.studentId, idsOf(family))));
    },
  };
}
