import { eq, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../../core/database/database.ts';
import { attendance } from './lesson-desk.tables.ts';

export type AttendanceRow = typeof attendance.$inferSelect;

export function attendanceQueries(db: Db | Tx) {
  const target = [attendance.lessonId, attendance.studentId];
  const excluded = (column: string) => sql.raw(`excluded.${column}`);
  const isManual = sql`${attendance.source} = 'MANUAL'`;

  return {
    async of(lessonId: string): Promise<Map<string, AttendanceRow>> {
      const rows = await db.select().from(attendance).where(eq(attendance.lessonId, lessonId));
      return new Map(rows.map((row) => [row.studentId, row]));
    },

    /** What the room saw; what the teacher has said about a student stays. */
    async propose(rows: readonly AttendanceRow[]): Promise<void> {
      if (!rows.length) return;
      await db
        .insert(attendance)
        .values([...rows])
        .onConflictDoUpdate({
          target,
          set: {
            state: sql`case when ${isManual} then ${attendance.state} else ${excluded('state')} end`,
            joinedAt: excluded('joined_at'),
            leftAt: excluded('left_at'),
            minutes: excluded('minutes'),
          },
        });
    },

    async mark(row: AttendanceRow): Promise<void> {
      const { state, source, note } = row;
      await db.insert(attendance).values(row).onConflictDoUpdate({ target, set: { state, source, note } });
    },
  };
}
