import { and, eq, exists, ne, notExists, type SQL, sql } from 'drizzle-orm';
import type { AssignmentStatus } from '@portal/domain/coursework/assignment';
import type { Db, Tx } from '../../../core/database/database.ts';
import { classView } from '../../classes/module.ts';
import { assignment, submission } from './assignments.tables.ts';

/** `assignmentStatus` of the domain, asked of rows beside their class: a test holds the two together. */
export function statusAt(db: Db | Tx, now: Date): SQL<AssignmentStatus> {
  const at = sql`${now.toISOString()}::timestamptz`;
  const handedIn = (condition?: SQL) =>
    db
      .select({ one: sql`1` })
      .from(submission)
      .where(and(eq(submission.assignmentId, assignment.id), condition));
  const isGraded = and(exists(handedIn()), notExists(handedIn(ne(submission.gradeState, 'RETURNED'))));
  return sql`case
    when ${assignment.publishedAt} is null then 'DRAFT'
    when ${classView.canceledAt} is null and ${at} < ${assignment.displayAt} then 'SCHEDULED'
    when ${classView.canceledAt} is null and ${at} <= ${assignment.deadlineAt} then 'OPEN'
    when ${classView.canceledAt} is null and ${assignment.lateAllowed}
      and (${assignment.cutoffAt} is null or ${at} <= ${assignment.cutoffAt}) then 'LATE_WINDOW'
    when ${isGraded} then 'COMPLETED'
    else 'CLOSED' end`;
}
