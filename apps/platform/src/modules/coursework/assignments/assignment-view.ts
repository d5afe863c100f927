import type { FileRef } from '@portal/domain/assets/file';
import {
  type Assignment,
  type AssignmentDates,
  assignmentStatus,
  type Submission,
} from '@portal/domain/coursework/assignment';
import { taskStatusOf } from '@portal/domain/planning/task';
import type { assignmentListQueries, ListedAssignment } from './assignment-list.queries.ts';
import type { AssignmentRow } from './assignments.tables.ts';

export type Refs = ReadonlyMap<string, FileRef>;
type ListedSubmission = Awaited<ReturnType<ReturnType<typeof assignmentListQueries>['submissions']>>[number];

export const filesOf = (refs: Refs, ids: readonly string[] = []) => ids.flatMap((id) => refs.get(id) ?? []);

/** Where it stands now. */
export const statusOf = (row: AssignmentRow & Pick<AssignmentDates, 'isCanceled'>, now: Date) =>
  assignmentStatus({ ...row, isPublished: row.publishedAt !== null }, now);

export function assignmentView(
  { assignment: row, canceledAt, lesson, ...counts }: ListedAssignment,
  refs: Refs,
  now: Date,
): Assignment {
  const { id, classId, title, content, fileIds, displayAt, deadlineAt, downloadAllowed, lateAllowed, version } = row;
  const isOver = row.publishedAt !== null && now > deadlineAt;
  return {
    id,
    classId,
    title,
    content,
    downloadAllowed,
    lateAllowed,
    version,
    lesson,
    files: filesOf(refs, fileIds),
    displayAt: displayAt?.toISOString() ?? null,
    deadlineAt: deadlineAt.toISOString(),
    cutoffAt: row.cutoffAt?.toISOString() ?? null,
    status: statusOf({ ...row, isCanceled: canceledAt !== null }, now),
    isLocked: row.lockedAt !== null,
    counts: { ...counts, missing: isOver ? counts.students - counts.submitted : 0 },
  };
}

/** What one student handed in; measured by the deadline as it is now, so that a later one is for everybody. */
export function submissionView({ student, submission, deadlineAt, hasLeft }: ListedSubmission, refs: Refs): Submission {
  const submittedAt = submission?.submittedAt.toISOString() ?? null;
  return {
    student,
    taskStatus: taskStatusOf(submittedAt, deadlineAt.toISOString()),
    submittedAt,
    text: submission?.text ?? '',
    files: filesOf(refs, submission?.fileIds),
    hasLeft,
  };
}
