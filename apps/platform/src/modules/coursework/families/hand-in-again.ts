import { moveSubmission } from '@portal/domain/coursework/submission-transitions';
import type { Tx } from '../../../core/database/database.ts';
import { DomainError } from '../../../core/domain-error.ts';
import type { AssignmentRow, SubmissionRow } from '../assignments/assignments.tables.ts';
import { submissionQueries } from '../grading/submissions.queries.ts';

/** By what name the files of an attempt are kept: those before it stay. */
export const submissionUse = (id: string, attempt: number): string =>
  attempt === 1 ? `submission:${id}` : `submission:${id}/${attempt}`;

type HandedIn = Pick<SubmissionRow, 'text' | 'fileIds' | 'submittedAt' | 'clientId' | 'guardianId'>;

/** Puts what was handed in before aside, with what was said of it, and takes the new attempt in its place. */
export async function handInAgain(
  tx: Tx,
  { teacherId }: AssignmentRow,
  dueAt: Date,
  before: SubmissionRow,
  handedIn: HandedIn,
): Promise<void> {
  const { id, attempt, text, fileIds, submittedAt, score, feedback, askedReason: reason } = before;
  const { errorTags } = before;
  const queries = submissionQueries(tx, teacherId);
  const move = moveSubmission(before.gradeState, 'HAND_IN_AGAIN');
  if ('refused' in move) throw new DomainError(move.refused);
  const kept = { submissionId: id, attempt, text, fileIds, submittedAt, score, feedback, reason, errorTags };
  await queries.keepAttempt(kept);
  await queries.change(before, {
    ...handedIn,
    attempt: attempt + 1,
    gradeState: move.to,
    score: null,
    feedback: '',
    rubricPoints: null,
    errorTags: [],
    gradedAt: null,
    // Whether it was late is decided by the first attempt: the others she has asked for herself.
    lateSaid: before.lateSaid ?? submittedAt > dueAt,
    askedAt: null,
    askedDueAt: null,
    askedReason: '',
  });
}
