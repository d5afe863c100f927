import { and, desc, eq, inArray, isNull, lt } from 'drizzle-orm';
import { type ProfileEvent, submissionStateOf, type SubmissionState } from '@portal/domain/profile/profile-transitions';
import type { Db, Tx } from '../../core/database/database.ts';
import { profileHistory, profileSubmission } from './profile.tables.ts';

export type SubmissionRow = typeof profileSubmission.$inferSelect;
/** What a step writes beside the state. */
export type SubmissionEnd = Partial<
  Pick<SubmissionRow, 'reviewerId' | 'pickedUpAt' | 'decidedAt' | 'reason' | 'fieldRemarks'>
>;

export const stateOf = ({ status, reviewerId }: SubmissionRow): SubmissionState =>
  submissionStateOf(status, reviewerId !== null);

const STATUSES: Record<SubmissionState, SubmissionRow['status']> = {
  WAITING: 'PENDING',
  PICKED_UP: 'PENDING',
  APPROVED: 'APPROVED',
  REJECTED: 'REJECTED',
  CANCELED: 'CANCELED',
};

/** What one teacher handed in. Every statement names the owner. */
export function ownSubmissionQueries(db: Db | Tx, userId: string) {
  const isOwn = eq(profileSubmission.userId, userId);
  const newestFirst = () => desc(profileSubmission.seq);
  return {
    async latest(): Promise<SubmissionRow | undefined> {
      const [row] = await db.select().from(profileSubmission).where(isOwn).orderBy(newestFirst()).limit(1);
      return row;
    },

    list: (limit: number): Promise<SubmissionRow[]> =>
      db.select().from(profileSubmission).where(isOwn).orderBy(newestFirst()).limit(limit),

    async byId(id: string): Promise<SubmissionRow | undefined> {
      const [row] = await db
        .select()
        .from(profileSubmission)
        .where(and(isOwn, eq(profileSubmission.id, id)));
      return row;
    },

    /** The newest with one of these outcomes among those that came before another. */
    async latestBefore(seq: number, outcomes?: SubmissionRow['status'][]): Promise<SubmissionRow | undefined> {
      const [row] = await db
        .select()
        .from(profileSubmission)
        .where(and(isOwn, lt(profileSubmission.seq, seq), outcomes && inArray(profileSubmission.status, outcomes)))
        .orderBy(newestFirst())
        .limit(1);
      return row;
    },

    async add(row: Pick<SubmissionRow, 'id' | 'snapshot' | 'submittedAt' | 'dueAt'>): Promise<void> {
      await db.insert(profileSubmission).values({ ...row, userId, status: 'PENDING' });
    },
  };
}

/** Steps in the life of a submission, whoever takes them. */
export function submissionSteps(db: Db | Tx) {
  return {
    async byId(id: string): Promise<SubmissionRow | undefined> {
      const [row] = await db.select().from(profileSubmission).where(eq(profileSubmission.id, id));
      return row;
    },

    /** Takes one from where it was seen to where an event leads; false when somebody else was first. */
    async move(seen: SubmissionRow, to: SubmissionState, end: SubmissionEnd): Promise<boolean> {
      const hasSameReviewer =
        seen.reviewerId === null
          ? isNull(profileSubmission.reviewerId)
          : eq(profileSubmission.reviewerId, seen.reviewerId);
      const moved = await db
        .update(profileSubmission)
        .set({ status: STATUSES[to], ...end })
        .where(and(eq(profileSubmission.id, seen.id), eq(profileSubmission.status, seen.status), hasSameReviewer))
        .returning({ id: profileSubmission.id });
      return moved.length === 1;
    },

    async record(step: {
      submissionId: string;
      event: ProfileEvent;
      toState: SubmissionState;
      actorId: string;
      at: Date;
    }): Promise<void> {
      await db.insert(profileHistory).values(step);
    },
  };
}
