import type { GradedSubmission, QueuedSubmission } from '@portal/domain/coursework/submission';
import { filesOf, type Refs, returnedView } from '../assignments/assignment-view.ts';
import type { SubmissionAttemptRow } from '../assignments/assignments.tables.ts';
import type { OwnSubmission } from './submissions.queries.ts';

/** One of the queue. */
export function queuedView({
  submission: row,
  assignment,
  isLate,
  student,
  class: of,
}: OwnSubmission): QueuedSubmission {
  return {
    id: row.id,
    student,
    assignment: { id: assignment.id, title: assignment.title },
    class: of,
    attempt: row.attempt,
    submittedAt: row.submittedAt.toISOString(),
    isLate,
    gradeState: row.gradeState,
    score: row.score,
  };
}

interface Beside {
  readonly refs: Refs;
  readonly hasLeft: boolean;
  readonly earlier: readonly SubmissionAttemptRow[];
}

/** One as it is graded. */
export function submissionView(own: OwnSubmission, { refs, hasLeft, earlier }: Beside): GradedSubmission {
  const { submission: row, assignment, dueAt } = own;
  return {
    ...queuedView(own),
    assignment: {
      id: assignment.id,
      title: assignment.title,
      content: assignment.content,
      files: filesOf(refs, assignment.fileIds),
      deadlineAt: assignment.deadlineAt.toISOString(),
    },
    text: row.text,
    files: filesOf(refs, row.fileIds),
    hasLeft,
    dueAt: dueAt.toISOString(),
    isLateByClock: (row.firstSubmittedAt ?? row.submittedAt) > dueAt,
    feedback: row.feedback,
    rubric: assignment.rubric,
    rubricPoints: row.rubricPoints,
    errorTags: [...row.errorTags],
    gradedAt: row.gradedAt?.toISOString() ?? null,
    returned: returnedView(row, assignment),
    asked:
      row.askedAt && row.askedDueAt
        ? { reason: row.askedReason, dueAt: row.askedDueAt.toISOString(), at: row.askedAt.toISOString() }
        : null,
    earlier: earlier.map(({ attempt, submittedAt, text, fileIds, score, feedback, reason }) => ({
      attempt,
      submittedAt: submittedAt.toISOString(),
      text,
      files: filesOf(refs, fileIds),
      score,
      feedback,
      reason,
    })),
    version: row.version,
  };
}
