import type { FileRef } from '@portal/domain/assets/file';
import type { FamilyHomework, HomeworkFile } from '@portal/domain/families/family-homework';
import { filesOf, type Refs, returnedView, statusOf } from '../assignments/assignment-view.ts';
import type { SubmissionAttemptRow } from '../assignments/assignments.tables.ts';
import type { GivenHomework } from './family-homework.queries.ts';

const earlierView = (
  { attempt, submittedAt, text, fileIds, score, feedback, returnedAt }: SubmissionAttemptRow,
  refs: Refs,
) => ({
  attempt,
  submittedAt: submittedAt.toISOString(),
  text,
  files: filesOf(refs, fileIds),
  returned: returnedAt && { score, feedback, at: returnedAt.toISOString() },
});

interface Beside {
  readonly refs: Refs;
  readonly earlier: readonly SubmissionAttemptRow[];
  /** A file of the teacher's, as the family may have it. */
  readonly shown: (file: FileRef) => HomeworkFile;
}

export function familyHomeworkView(
  { assignment: row, notes, submission, isLate, dueAt, student, canceledAt, lesson }: GivenHomework,
  { refs, earlier, shown }: Beside,
  now: Date,
): FamilyHomework {
  const { id, title, content, fileIds, lateAllowed, cutoffAt } = row;
  return {
    id,
    student,
    title,
    content,
    notes,
    lesson,
    files: filesOf(refs, fileIds).map(shown),
    deadlineAt: dueAt.toISOString(),
    lateAllowed,
    cutoffAt: cutoffAt?.toISOString() ?? null,
    status: statusOf({ ...row, deadlineAt: dueAt, isCanceled: canceledAt !== null }, now),
    submission: submission && {
      submittedAt: submission.submittedAt.toISOString(),
      isLate,
      text: submission.text,
      files: filesOf(refs, submission.fileIds),
      returned: returnedView(submission, row),
      earlier: earlier.map((row) => earlierView(row, refs)),
      asked: submission.askedDueAt && {
        reason: submission.askedReason,
        dueAt: submission.askedDueAt.toISOString(),
      },
    },
  };
}
