import { and, desc, eq, isNull } from 'drizzle-orm';
import type { CancelCause } from '@portal/domain/courses/course';
import type { Db, Tx } from '../../../core/database/database.ts';
import { approvalRequest as table, courseRevision, type RequestRow, type RevisionRow } from '../courses.tables.ts';

// Longer than any history that somebody reads.
const SHOWN_MAX = 200;

type NewRequest = Pick<RequestRow, 'id' | 'courseId' | 'revisionNo' | 'note' | 'submittedAt' | 'dueAt'>;
type Decision = Pick<RequestRow, 'status' | 'reason' | 'fieldRemarks'>;

export function approvalRequestQueries(db: Db | Tx) {
  const isOpen = eq(table.status, 'PENDING');
  return {
    async byId(id: string): Promise<RequestRow | undefined> {
      const [row] = await db.select().from(table).where(eq(table.id, id));
      return row;
    },

    /** Those of one course, the newest first. */
    ofCourse: (courseId: string): Promise<RequestRow[]> =>
      db.select().from(table).where(eq(table.courseId, courseId)).orderBy(desc(table.seq)).limit(SHOWN_MAX),

    async latestOf(courseId: string): Promise<RequestRow | undefined> {
      const [row] = await db.select().from(table).where(eq(table.courseId, courseId)).orderBy(desc(table.seq)).limit(1);
      return row;
    },

    /** The revision that a reviewer last agreed to. */
    async lastAccepted(courseId: string): Promise<RevisionRow | undefined> {
      const [row] = await db
        .select({ revision: courseRevision })
        .from(table)
        .innerJoin(
          courseRevision,
          and(eq(courseRevision.courseId, table.courseId), eq(courseRevision.no, table.revisionNo)),
        )
        .where(and(eq(table.courseId, courseId), eq(table.status, 'ACCEPTED')))
        .orderBy(desc(table.seq))
        .limit(1);
      return row?.revision;
    },

    async add(row: NewRequest): Promise<void> {
      await db.insert(table).values({ ...row, status: 'PENDING' });
    },

    /** Ends the open request of a course; the answer is its id. */
    async cancelOpen(courseId: string, cause: CancelCause, now: Date): Promise<string | null> {
      const [row] = await db
        .update(table)
        .set({ status: 'CANCELED', cancelCause: cause, endedAt: now })
        .where(and(eq(table.courseId, courseId), isOpen))
        .returning({ id: table.id });
      return row?.id ?? null;
    },

    /** False when it is open no longer, or in somebody's hands. */
    async pickUp(id: string, reviewerId: string, now: Date): Promise<boolean> {
      const rows = await db
        .update(table)
        .set({ pickedUpAt: now, reviewerId })
        .where(and(eq(table.id, id), isOpen, isNull(table.reviewerId)))
        .returning({ id: table.id });
      return rows.length === 1;
    },

    /** False unless it is in this reviewer's hands. */
    async release(id: string, reviewerId: string): Promise<boolean> {
      const rows = await db
        .update(table)
        .set({ pickedUpAt: null, reviewerId: null })
        .where(and(eq(table.id, id), isOpen, eq(table.reviewerId, reviewerId)))
        .returning({ id: table.id });
      return rows.length === 1;
    },

    /** False unless it is in this reviewer's hands. */
    async decide(id: string, reviewerId: string, decision: Decision, now: Date): Promise<boolean> {
      const rows = await db
        .update(table)
        .set({ ...decision, endedAt: now })
        .where(and(eq(table.id, id), isOpen, eq(table.reviewerId, reviewerId)))
        .returning({ id: table.id });
      return rows.length === 1;
    },
  };
}
