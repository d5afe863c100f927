import { eq } from 'drizzle-orm';
import type { Tx } from '../../../core/database/database.ts';
import { assignmentNote } from './notes.tables.ts';

/** Notes of an assignment that this transaction has locked. */
export const noteQueries = (tx: Tx, assignmentId: string) => ({
  clientIds: async (): Promise<string[]> => {
    const rows = await tx
      .select({ clientId: assignmentNote.clientId })
      .from(assignmentNote)
      .where(eq(assignmentNote.assignmentId, assignmentId));
    return rows.map(({ clientId }) => clientId);
  },

  async add(note: Omit<typeof assignmentNote.$inferInsert, 'assignmentId'>): Promise<void> {
    await tx.insert(assignmentNote).values({ ...note, assignmentId });
  },
});
