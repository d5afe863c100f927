import { and, eq, isNull, lt, or, sql } from 'drizzle-orm';
import type { Tx } from '../../../core/database/database.ts';
import { assignmentStudent, type AssignmentRow } from '../assignments/assignments.tables.ts';

/** Writes for whom of an assignment that is locked by this transaction something else holds. */
export function missingQueries(tx: Tx) {
  return {
    /** Until when it is in time for this student. */
    async dueOf({ id, deadlineAt }: AssignmentRow, studentId: string): Promise<Date> {
      const [row] = await tx
        .select({ extendedTo: assignmentStudent.extendedTo })
        .from(assignmentStudent)
        .where(and(eq(assignmentStudent.assignmentId, id), eq(assignmentStudent.studentId, studentId)));
      return row?.extendedTo && row.extendedTo > deadlineAt ? row.extendedTo : deadlineAt;
    },

    async extend(assignmentId: string, studentId: string, extendedTo: Date, extendedReason: string): Promise<void> {
      const set = { extendedTo, extendedReason };
      await tx
        .insert(assignmentStudent)
        .values({ assignmentId, studentId, ...set })
        .onConflictDoUpdate({ target: [assignmentStudent.assignmentId, assignmentStudent.studentId], set });
    },

    /** Notes that these are reminded now; who was reminded after `since` is left out of the answer. */
    async remind(assignmentId: string, studentIds: readonly string[], now: Date, since: Date): Promise<string[]> {
      if (!studentIds.length) return [];
      const rows = await tx
        .insert(assignmentStudent)
        .values(studentIds.map((studentId) => ({ assignmentId, studentId, remindedAt: now })))
        .onConflictDoUpdate({
          target: [assignmentStudent.assignmentId, assignmentStudent.studentId],
          set: { remindedAt: sql`excluded.reminded_at` },
          setWhere: or(isNull(assignmentStudent.remindedAt), lt(assignmentStudent.remindedAt, since)),
        })
        .returning({ studentId: assignmentStudent.studentId });
      return rows.map(({ studentId }) => studentId);
    },
  };
}
