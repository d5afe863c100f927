import { and, eq, inArray } from 'drizzle-orm';
import type { Db, Tx } from '../../../core/database/database.ts';
import { lessonView } from '../../lessons/module.ts';

/** A lesson that a report names. */
export interface ReportLesson {
  readonly id: string;
  readonly no: number;
  readonly title: string;
  readonly startAt: Date;
  readonly held: boolean | null;
}

const shown = {
  id: lessonView.id,
  no: lessonView.no,
  title: lessonView.title,
  startAt: lessonView.startAt,
  held: lessonView.held,
};

export function reportLessonQueries(on: Db | Tx) {
  return {
    /** By id. */
    async of(ids: readonly string[]): Promise<ReadonlyMap<string, ReportLesson>> {
      if (!ids.length) return new Map();
      const rows = await on
        .select(shown)
        .from(lessonView)
        .where(inArray(lessonView.id, [...ids]));
      return new Map(rows.map((row) => [row.id, row]));
    },

    /** Whether a lesson is of a class of hers, and over. */
    async isEvidence(teacherId: string, classId: string, id: string): Promise<boolean> {
      const [row] = await on
        .select(shown)
        .from(lessonView)
        .where(and(eq(lessonView.id, id), eq(lessonView.classId, classId), eq(lessonView.teacherId, teacherId)));
      return row !== undefined && row.held !== null;
    },
  };
}
