import { desc, eq } from 'drizzle-orm';
import type { Db } from '../../core/database.ts';
import { profileSubmission, type SubmissionStatus } from './teaching.tables.ts';

export function profileQueries(db: Db) {
  return {
    /** Status of the newest submission, or undefined when there has never been one. */
    async latestStatusOf(userId: string): Promise<SubmissionStatus | undefined> {
      const [row] = await db
        .select({ status: profileSubmission.status })
        .from(profileSubmission)
        .where(eq(profileSubmission.userId, userId))
        .orderBy(desc(profileSubmission.submittedAt), desc(profileSubmission.id))
        .limit(1);
      return row?.status;
    },
  };
}
