import type { FileRef } from '@portal/domain/assets/file';
import type { FamilyHomework } from '@portal/domain/families/family-homework';
import { filesOf, type Refs, returnedView, statusOf } from '../assignments/assignment-view.ts';
import type { GivenHomework } from './family-homework.queries.ts';

/** Without its address nobody downloads it; its name and its small picture stay. */
const shownFile = (file: FileRef, mayDownload: boolean) => (mayDownload ? file : { ...file, url: null });

export function familyHomeworkView(
  { assignment: row, submission, isLate, dueAt, student, canceledAt, lesson }: GivenHomework,
  refs: Refs,
  now: Date,
): FamilyHomework {
  const { id, title, content, fileIds, lateAllowed, cutoffAt, downloadAllowed } = row;
  return {
    id,
    student,
    title,
    content,
    lesson,
    files: filesOf(refs, fileIds).map((file) => shownFile(file, downloadAllowed)),
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
      asked: submission.askedDueAt && {
        reason: submission.askedReason,
        dueAt: submission.askedDueAt.toISOString(),
      },
    },
  };
}
