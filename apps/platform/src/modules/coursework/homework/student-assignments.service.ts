import { randomUUID } from 'node:crypto';
import { refuseAssignmentEvent } from '@portal/domain/coursework/assignment-transitions';
import { DomainError } from '../../../core/domain-error.ts';
import type { AssignmentDeps } from '../assignments/assignment-deps.ts';
import { assignmentListQueries } from '../assignments/assignment-list.queries.ts';
import { submissionReceived } from '../assignments/assignment-notices.ts';
import { statusOf } from '../assignments/assignment-view.ts';
import { assignmentQueries } from '../assignments/assignments.queries.ts';
import { mostUrgent } from './student-homework.queries.ts';

export interface Handing {
  readonly assignmentId: string;
  readonly studentId: string;
  readonly text: string;
  /** Files that the student sent for a SUBMISSION. */
  readonly fileIds?: readonly string[];
}

/** What a student may do with assignments. Students have no portal yet, so only code speaks for them. */
export interface StudentAssignments {
  /** Hands an assignment in, once; throws NOT_FOUND, WRONG_STATE and FILE_NOT_FOUND. The teacher hears of it. */
  submitAsStudent(handing: Handing): Promise<void>;
  /** What is due soonest of what a student of this teacher owes. */
  owedOf(teacherId: string): Promise<Pick<Handing, 'assignmentId' | 'studentId'> | undefined>;
}

/** The student's side of assignments. */
export function studentAssignments({
  database,
  clock,
  realtime,
  notify,
  files,
  tasks,
}: AssignmentDeps): StudentAssignments {
  return {
    async submitAsStudent({ assignmentId, studentId, text, fileIds = [] }) {
      const teacherId = await database.db.transaction(async (tx) => {
        const queries = assignmentQueries(tx);
        // Whoever edits it locks the same row: he hands in what he has read, or she has not edited it.
        const row = await queries.lockAny(assignmentId);
        const taker = row && (await queries.taker(row.classId, studentId));
        if (!taker) throw new DomainError('NOT_FOUND');
        const now = clock.now();
        const { isCanceled } = row;
        const refused = refuseAssignmentEvent({ status: statusOf(row, now), isLocked: false, isCanceled }, 'SUBMIT');
        if (refused) throw new DomainError(refused);
        const submission = { id: `sub_${randomUUID()}`, assignmentId, studentId, text, fileIds, submittedAt: now };
        if (!(await queries.submit(submission))) throw new DomainError('WRONG_STATE');
        if (fileIds.length) {
          if (taker.userId === null) throw new DomainError('FILE_NOT_FOUND');
          const usedBy = `submission:${submission.id}`;
          await files.use(tx, { ownerId: taker.userId, location: 'SUBMISSION', usedBy, fileIds });
        }
        const counts = await assignmentListQueries(tx, row.teacherId).one(assignmentId);
        if (counts?.students === counts?.submitted) await tasks.finishAssignment(tx, row, now);
        const who = { studentId, studentName: taker.name, at: now };
        await notify(tx, { userId: row.teacherId, ...submissionReceived(row, who) });
        return row.teacherId;
      });
      realtime.tell(teacherId, 'assignment.changed', { id: assignmentId });
    },
    owedOf: (teacherId) => mostUrgent(database.db, teacherId, clock.now()),
  };
}
