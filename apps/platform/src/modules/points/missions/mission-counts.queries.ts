import { and, eq, gte, inArray, isNotNull, lt, lte, type SQL, sql } from 'drizzle-orm';
import { type PgColumn, QueryBuilder } from 'drizzle-orm/pg-core';
import type { MissionId } from '@portal/domain/points/mission';
import { DEFAULT_TIME_ZONE } from '@portal/domain/time/day';
import type { Db, Tx } from '../../../core/database/database.ts';
import { courseApprovalView } from '../../courses/module.ts';
import { submissionView } from '../../coursework/module.ts';
import { diaryView, lessonView } from '../../lessons/module.ts';
import { approvedProfileView } from '../../profile/module.ts';
import { reviewReplyView } from '../../reviews/module.ts';
import { quickReplies } from './quick-replies.queries.ts';

export interface Counting {
  readonly teacherId: string;
  /** The month that runs; its end is not part of it any more. */
  readonly from: Date;
  readonly until: Date;
}

const read = new QueryBuilder({ casing: 'snake_case' });
const one = { one: sql<number>`1`.as('one') };

// The day on which something happened, of the marketplace's zone.
const dayOf = (at: SQL | PgColumn) => sql`(${at} at time zone ${DEFAULT_TIME_ZONE})::date`;

const isHeldBy = (teacherId: string) =>
  and(eq(lessonView.teacherId, teacherId), inArray(lessonView.status, ['DONE', 'FINISHED']), lessonView.held);

/** Lessons of the month that were held. */
const heldInMonth = ({ teacherId, from, until }: Counting) =>
  and(isHeldBy(teacherId), gte(lessonView.startAt, from), lt(lessonView.startAt, until));

/** What each mission counts; of those that are done once, the first is enough. */
const COUNTED: Record<MissionId, (of: Counting) => SQL> = {
  PROFILE_COMPLETE: ({ teacherId }) =>
    sql`${read
      .select(one)
      .from(approvedProfileView)
      .where(and(eq(approvedProfileView.userId, teacherId), isNotNull(approvedProfileView.firstApprovedAt)))
      .limit(1)}`,
  FIRST_COURSE: ({ teacherId }) =>
    sql`${read
      .select(one)
      .from(courseApprovalView)
      .where(and(eq(courseApprovalView.teacherId, teacherId), eq(courseApprovalView.status, 'ACCEPTED')))
      .limit(1)}`,
  FIRST_LESSON: ({ teacherId }) => sql`${read.select(one).from(lessonView).where(isHeldBy(teacherId)).limit(1)}`,
  PUNCTUAL_20: (of) =>
    sql`${read
      .select(one)
      .from(lessonView)
      .where(and(heldInMonth(of), lte(lessonView.startedAt, lessonView.startAt)))}`,
  REVIEW_REPLIES_5: ({ teacherId, from, until }) =>
    sql`${read
      .select(one)
      .from(reviewReplyView)
      .where(
        and(
          eq(reviewReplyView.teacherId, teacherId),
          gte(reviewReplyView.repliedAt, from),
          lt(reviewReplyView.repliedAt, until),
        ),
      )}`,
  GRADED_48H_10: ({ teacherId, from, until }) =>
    sql`${read
      .select(one)
      .from(submissionView)
      .where(
        and(
          eq(submissionView.teacherId, teacherId),
          gte(submissionView.gradedAt, from),
          lt(submissionView.gradedAt, until),
          sql`${submissionView.gradedAt} <= ${submissionView.submittedAt} + interval '48 hours'`,
        ),
      )}`,
  NOTES_SAME_DAY_15: (of) =>
    sql`${read
      .select(one)
      .from(lessonView)
      .innerJoin(diaryView, eq(diaryView.lessonId, lessonView.id))
      .where(and(heldInMonth(of), eq(dayOf(diaryView.sentAt), dayOf(lessonView.endAt))))}`,
  REPLY_1H_10: (of) => quickReplies(of),
  // Nobody can be invited before the invitation opens.
  INVITE_TEACHER: () => sql`select 1 where false`,
};

/** How far a teacher has come with all missions, counted from what happened; one statement. */
export async function missionCounts(db: Db | Tx, of: Counting): Promise<Readonly<Record<MissionId, number>>> {
  const [row] = await missionCountRows(db, of);
  return row!;
}

/** The statement of `missionCounts`. */
export const missionCountRows = (db: Db | Tx, of: Counting) => {
  const columns = Object.entries(COUNTED).map(([id, rows]) => [
    id,
    sql<number>`(select count(*) from (${rows(of)}) as counted)`.mapWith(Number).as(id),
  ]);
  return db
    .select(Object.fromEntries(columns) as Record<MissionId, SQL.Aliased<number>>)
    .from(sql`(values (1)) as here`);
};
