import type { FileRef } from '@portal/domain/assets/file';
import type { FamilyHomework, HomeworkFile } from '@portal/domain/families/family-homework';
import { looksOf } from '../../assets/module.ts';
import { filesOf, type Refs, returnedView, statusOf } from '../assignments/assignment-view.ts';
import type { SubmissionAttemptRow } from '../assignments/assignments.tables.ts';
import type { GivenHomework } from './family-homework.queries.ts';
import type { homeworkFileAddresses } from './homework-file-address.ts';

interface Shown {
  readonly addresses: (fileId: string) => Pick<ReturnType<typeof homeworkFileAddresses>, 'file' | 'preview'>;
  readonly mayDownload: boolean;
}

/** At addresses of this family alone, behind which the switch is asked again; what may not be had is looked at only. */
function shownFile(file: FileRef, { addresses, mayDownload }: Shown): HomeworkFile {
  const { file: address, preview } = addresses(file.id);
  return {
    ...file,
    url: mayDownload ? address() : null,
    previewUrl: mayDownload && file.previewUrl !== null ? preview() : null,
    looks: looksOf(file),
  };
}

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
  readonly addresses: Shown['addresses'];
}

export function familyHomeworkView(
  { assignment: row, notes, submission, isLate, dueAt, student, canceledAt, lesson }: GivenHomework,
  { refs, earlier, addresses }: Beside,
  now: Date,
): FamilyHomework {
  const { id, title, content, fileIds, lateAllowed, cutoffAt, downloadAllowed } = row;
  return {
    id,
    student,
    title,
    content,
    notes,
    lesson,
    files: filesOf(refs, fileIds).map((file) => shownFile(file, { addresses, mayDownload: downloadAllowed })),
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
