import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Tx } from '../../../core/database/database.ts';
import { assignment, type AssignmentRow } from '../assignments/assignments.tables.ts';
import { lecture, type LectureRow } from '../lectures/lectures.tables.ts';

/** What a teacher has given that shows a file; in one order for everybody, so that two callers never wait for each other. */
export const materialQueries = (tx: Tx, teacherId: string) => ({
  lockLectures: (ids: readonly string[]): Promise<LectureRow[]> =>
    tx
      .select()
      .from(lecture)
      .where(and(eq(lecture.teacherId, teacherId), inArray(lecture.id, [...ids])))
      .orderBy(asc(lecture.id))
      .for('update'),

  lockAssignments: (ids: readonly string[]): Promise<AssignmentRow[]> =>
    tx
      .select()
      .from(assignment)
      .where(and(eq(assignment.teacherId, teacherId), inArray(assignment.id, [...ids])))
      .orderBy(asc(assignment.id))
      .for('update'),
});
