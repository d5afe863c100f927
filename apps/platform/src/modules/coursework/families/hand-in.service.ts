import { randomUUID } from 'node:crypto';
import { refuseAssignmentEvent } from '@portal/domain/coursework/assignment-transitions';
import type { HandedHomework } from '@portal/domain/families/family-homework';
import { DomainError } from '../../../core/domain-error.ts';
import { familyOwnerOf } from '../../assets/module.ts';
import type { Family } from '../../classes/module.ts';
import type { AssignmentDeps } from '../assignments/assignment-deps.ts';
import { submissionReceived } from '../assignments/assignment-notices.ts';
import { statusOf } from '../assignments/assignment-view.ts';
import { assignmentQueries } from '../assignments/assignments.queries.ts';
import { followDeadline } from '../assignments/deadline-task.ts';
import { followGrading } from '../grading/grading-tasks.ts';
import { missingQueries } from '../missing/missing.queries.ts';
import { handInAgain, submissionUse } from './hand-in-again.ts';

const FILES_GONE = { fileIds: '올린 지 하루가 지나 파일이 지워졌어요. 다시 올려 주세요.' };

/**
 * Hands an assignment in for one child of the family, once, and again where the teacher asked for it; the same request twice is
 * one. The teacher hears of it.
 */
export async function handIn(
  { database, clock, realtime, notify, files, tasks }: AssignmentDeps,
  { guardian, class: { id: classId, teacherId } }: Family,
  assignmentId: string,
  { clientId, studentId, text, ...handed }: HandedHomework,
): Promise<void> {
  const fileIds = [...new Set(handed.fileIds)];
  const isNew = await database.db.transaction(async (tx) => {
    const queries = assignmentQueries(tx);
    // Whoever edits it locks the same row: they hand in what they have read, or she has not edited it.
    const row = await queries.lockInClass(classId, assignmentId);
    if (!row) throw new DomainError('NOT_FOUND');
    const child = await queries.lockTaker(row, studentId, guardian.id);
    const now = clock.now();
    const dueAt = await missingQueries(tx).dueOf(row, studentId);
    const status = statusOf({ ...row, deadlineAt: dueAt }, now);
    if (!child || status === 'DRAFT' || status === 'SCHEDULED') throw new DomainError('NOT_FOUND');
    const before = await queries.submissionOf(assignmentId, studentId);
    if (before && before.clientId === clientId) return false;
    const isAgain = before?.gradeState === 'ASKED_AGAIN';
    if (before && !isAgain) throw new DomainError('WRONG_STATE');
    // What is asked for again is taken whatever its deadline was.
    const isClosed = refuseAssignmentEvent({ status, isLocked: false, isCanceled: row.isCanceled }, 'SUBMIT');
    if (isAgain ? row.isCanceled : isClosed) throw new DomainError('HOMEWORK_CLOSED');
    const handedIn = { text, fileIds, submittedAt: now, clientId, guardianId: guardian.id };
    const id = before?.id ?? `sub_${randomUUID()}`;
    if (before) await handInAgain(tx, row, before, handedIn);
    else await queries.submit({ id, assignmentId, teacherId, classId, studentId, ...handedIn });
    if (fileIds.length) {
      const ownerId = familyOwnerOf({ guardianId: guardian.id, classId });
      const usedBy = submissionUse(id, before ? before.attempt + 1 : 1);
      const use = { ownerId, location: 'SUBMISSION', usedBy, fileIds } as const;
      await files.use(tx, use).catch((error: unknown) => {
        const isGone = error instanceof DomainError && error.code === 'FILE_NOT_FOUND';
        throw isGone ? new DomainError('FILE_NOT_FOUND', { fields: FILES_GONE }) : error;
      });
    }
    await followGrading({ tasks }, tx, row, now);
    await followDeadline({ tasks }, tx, row, now);
    await notify(tx, {
      userId: teacherId,
      ...submissionReceived(
        { ...row, deadlineAt: dueAt },
        {
          studentId,
          studentName: child.name,
          at: now,
          attempt: before ? before.attempt + 1 : 1,
        },
      ),
    });
    return true;
  });
  if (isNew) realtime.tell(teacherId, 'assignment.changed', { id: assignmentId });
}
