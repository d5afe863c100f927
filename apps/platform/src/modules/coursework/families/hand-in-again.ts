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
  before: SubmissionRow,
  handedIn: HandedIn,
): Promise<void> {
  const { id, attempt, text, fileIds, submittedAt, returnedAt, errorTags, askedReason: reason } = before;
  const queries = submissionQueries(tx, teacherId);
  const move = moveSubmission(before.gradeState, 'HAND_IN_AGAIN');
  if ('refused' in move) throw new DomainError(move.refused);
  // What the family was told stays what it was told, whatever she has thought since.
  const [score, feedback] = returnedAt
    ? [before.returnedScore, before.returnedFeedback]
    : [before.score, before.feedback];
  const said = { score, feedback, returnedAt, errorTags, reason };
  await queries.keepAttempt({ submissionId: id, attempt, text, fileIds, submittedAt, ...said });
  await queries.change(before, {
    ...handedIn,
    attempt: attempt + 1,
    gradeState: move.to,
    score: null,
    feedback: '',
    rubricPoints: null,
    errorTags: [],
    gradedAt: null,
    firstSubmittedAt: before.firstSubmittedAt ?? submittedAt,
    returnedScore: null,
    returnedFeedback: '',
    returnedRubricPoints: null,
    returnedAt: null,
    seenAt: null,
    askedAt: null,
    askedDueAt: null,
    askedReason: '',
  });
}
