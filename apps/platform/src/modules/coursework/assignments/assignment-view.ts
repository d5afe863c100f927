import { max } from 'date-fns/max';
import type { FileRef } from '@portal/domain/assets/file';
import { type Assignment, type AssignmentDates, assignmentStatus } from '@portal/domain/coursework/assignment';
import { rubricResults } from '@portal/domain/coursework/rubric';
import type { ReturnedGrade, Submission } from '@portal/domain/coursework/submission';
import type { assignmentListQueries, ListedAssignment } from './assignment-list.queries.ts';
import type { AssignmentRow, SubmissionRow } from './assignments.tables.ts';

export type Refs = ReadonlyMap<string, FileRef>;
type ListedSubmission = Awaited<ReturnType<ReturnType<typeof assignmentListQueries>['submissions']>>[number];

export const filesOf = (refs: Refs, ids: readonly string[] = []) => ids.flatMap((id) => refs.get(id) ?? []);

/** Where it stands now. */
export const statusOf = (row: AssignmentRow & Pick<AssignmentDates, 'isCanceled' | 'isGraded'>, now: Date) =>
  assignmentStatus({ ...row, isPublished: row.publishedAt !== null }, now);

/** Until when those have time who have more of it than the others and have not handed it in. */
export const extensionsOf = ({
  stillWaited,
  deadlineAt,
}: Pick<ListedAssignment, 'stillWaited'> & Pick<AssignmentRow, 'deadlineAt'>): Date[] =>
  stillWaited.map((at) => new Date(at)).filter((at) => at > deadlineAt);

export function assignmentView(
  { assignment: row, className, classCode: _code, canceledAt, lesson, notes, stillWaited, ...counts }: ListedAssignment,
  refs: Refs,
  now: Date,
): Assignment {
  const { id, classId, title, content, fileIds, displayAt, deadlineAt, downloadAllowed, lateAllowed, version } = row;
  const isGraded = counts.submitted > 0 && counts.returned === counts.submitted;
  // Who has more time than the others is not missing yet.
  const extended = extensionsOf({ stillWaited, deadlineAt }).filter((at) => at >= now);
  const isOver = row.publishedAt !== null && now > deadlineAt;
  return {
    id,
    classId,
    className,
    title,
    content,
    downloadAllowed,
    lateAllowed,
    version,
    lesson,
    notes,
    files: filesOf(refs, fileIds),
    displayAt: displayAt?.toISOString() ?? null,
    deadlineAt: deadlineAt.toISOString(),
    cutoffAt: row.cutoffAt?.toISOString() ?? null,
    extension: extended.length > 0 ? { students: extended.length, until: max(extended).toISOString() } : null,
    rubric: row.rubric,
    status: statusOf({ ...row, isCanceled: canceledAt !== null, isGraded }, now),
    isLocked: row.lockedAt !== null,
    // A cancelled class is graded no more: its submissions are in no queue.
    counts: {
      ...counts,
      toGrade: canceledAt ? 0 : counts.toGrade,
      missing: isOver ? counts.students - counts.submitted - extended.length : 0,
    },
  };
}

/** What the family was told, once she has returned it. */
export function returnedView(
  row: SubmissionRow | null,
  { rubric }: Pick<AssignmentRow, 'rubric'>,
): ReturnedGrade | null {
  if (!row?.returnedAt) return null;
  const results = rubricResults(rubric, row.returnedRubricPoints);
  return {
    score: row.returnedScore,
    feedback: row.returnedFeedback,
    ...(results && { rubric: results }),
    at: row.returnedAt.toISOString(),
    seenAt: row.seenAt?.toISOString() ?? null,
  };
}

/** What one student handed in; measured by the deadline as it is now, so that a later one is for everybody. */
export function submissionView(listed: ListedSubmission, refs: Refs): Submission {
  const { student, assignment, submission, isLate, hasLeft, extendedTo, remindedAt } = listed;
  return {
    id: submission?.id ?? null,
    student,
    taskStatus: submission ? (isLate ? 'FINISH_LATE' : 'FINISHED') : 'UNFINISHED',
    submittedAt: submission?.submittedAt.toISOString() ?? null,
    text: submission?.text ?? '',
    files: filesOf(refs, submission?.fileIds),
    hasLeft,
    extendedTo: extendedTo?.toISOString() ?? null,
    remindedAt: remindedAt?.toISOString() ?? null,
    gradeState: submission?.gradeState ?? 'NONE',
    score: submission?.score ?? null,
    feedback: submission?.feedback ?? '',
    lateSaid: submission?.lateSaid ?? null,
    returned: returnedView(submission, assignment),
    version: submission?.version ?? null,
  };
}
