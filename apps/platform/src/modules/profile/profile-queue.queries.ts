import { and, asc, count, desc, eq, lt, min, ne, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { OpsState } from '@portal/domain/ops/ops';
import type { OpsFilter } from '@portal/domain/ops/ops.contract';
import { type SubmissionState, submissionStateOf } from '@portal/domain/profile/profile-transitions';
import type { Db } from '../../core/database/database.ts';
import type { OpsRow } from '../../core/desk/ops-source.ts';
import { OPS_PAGE, reachableStatement } from '../../core/desk/reachable.queries.ts';
import { profileSubmission as submission } from './profile.tables.ts';

const STATES: Record<SubmissionState, OpsState> = {
  WAITING: 'WAITING',
  PICKED_UP: 'PICKED_UP',
  APPROVED: 'ACCEPTED',
  REJECTED: 'DECLINED',
  CANCELED: 'CANCELED',
};

/** The queue as the operators see it. */
export function profileQueueQueries(db: Db) {
  const isOpen = eq(submission.status, 'PENDING');
  const isMine = (operatorId: string) => eq(submission.reviewerId, operatorId);
  const earlier = alias(submission, 'earlier');
  const outcomeBefore = db
    .select({ status: earlier.status })
    .from(earlier)
    .where(and(eq(earlier.userId, submission.userId), lt(earlier.seq, submission.seq)))
    .orderBy(desc(earlier.seq))
    .limit(1);
  const rows = () =>
    db
      .select({
        id: submission.id,
        title: sql<string>`${submission.snapshot}->>'shortIntro'`,
        teacherId: submission.userId,
        status: submission.status,
        submittedAt: submission.submittedAt,
        dueAt: submission.dueAt,
        isAgain: sql<boolean>`coalesce((${outcomeBefore}) in ('REJECTED', 'CANCELED'), false)`,
        reviewerId: submission.reviewerId,
        decidedAt: submission.decidedAt,
      })
      .from(submission);
  type Row = Awaited<ReturnType<typeof rows>>[number];
  const itemOf = ({ status, submittedAt, dueAt, decidedAt, ...row }: Row): OpsRow => ({
    ...row,
    queue: 'PROFILES',
    state: STATES[submissionStateOf(status, row.reviewerId !== null)],
    submittedAt: submittedAt.toISOString(),
    dueAt: dueAt.toISOString(),
    decidedAt: decidedAt?.toISOString() ?? null,
  });

  return {
    async counts(operatorId: string, now: Date) {
      const counted = (which: SQL) => sql<number>`(count(*) filter (where ${which}))::int`;
      const [row] = await db
        .select({
          open: count(),
          overdue: counted(lt(submission.dueAt, now)),
          mine: counted(isMine(operatorId)),
          nextDueAt: min(submission.dueAt),
        })
        .from(submission)
        .where(isOpen);
      return { ...row!, nextDueAt: row!.nextDueAt?.toISOString() ?? null };
    },

    /** What waits by its due time, what is over from the newest. */
    async list(filter: OpsFilter, operatorId: string, page: number): Promise<{ total: number; items: OpsRow[] }> {
      const which = {
        OPEN: isOpen,
        MINE: and(isOpen, isMine(operatorId)),
        DECIDED: ne(submission.status, 'PENDING'),
      }[filter];
      const order =
        filter === 'DECIDED'
          ? [desc(submission.decidedAt), desc(submission.seq)]
          : [asc(submission.dueAt), asc(submission.seq)];
      const [found] = await reachableStatement(db, submission, which);
      const items = await rows()
        .where(which)
        .orderBy(...order)
        .limit(OPS_PAGE)
        .offset((page - 1) * OPS_PAGE);
      return { total: found!.total, items: items.map(itemOf) };
    },

    async byId(id: string): Promise<OpsRow | undefined> {
      const [row] = await rows().where(eq(submission.id, id));
      return row && itemOf(row);
    },
  };
}
