import type { ErrorCode } from '../contract/error-code.ts';
import type { GradeState } from './submission.ts';

/** What is done with what was handed in (domain-model 3.3.6). */
export const SUBMISSION_EVENTS = ['SAVE', 'GRADE', 'RETURN', 'ASK_AGAIN', 'HAND_IN_AGAIN'] as const;
export type SubmissionEvent = (typeof SUBMISSION_EVENTS)[number];

// Whoever grades what was asked for again takes the asking back. What was returned is told anew only by returning it once more;
// returning twice is once, so that a call whose answer was lost can be sent again.
const MOVES = {
  NONE: { SAVE: 'GRADING', GRADE: 'GRADED', ASK_AGAIN: 'ASKED_AGAIN' },
  GRADING: { SAVE: 'GRADING', GRADE: 'GRADED', ASK_AGAIN: 'ASKED_AGAIN' },
  GRADED: { SAVE: 'GRADING', GRADE: 'GRADED', RETURN: 'RETURNED', ASK_AGAIN: 'ASKED_AGAIN' },
  RETURNED: { SAVE: 'GRADING', GRADE: 'GRADED', RETURN: 'RETURNED', ASK_AGAIN: 'ASKED_AGAIN' },
  ASKED_AGAIN: { SAVE: 'GRADING', GRADE: 'GRADED', HAND_IN_AGAIN: 'NONE' },
} as const satisfies Record<GradeState, Partial<Record<SubmissionEvent, GradeState>>>;

/** Where an event leads a submission, or why it may not happen. */
export function moveSubmission(
  state: GradeState,
  event: SubmissionEvent,
): { to: GradeState } | { refused: Extract<ErrorCode, 'NOT_GRADED' | 'WRONG_STATE'> } {
  const row: Partial<Record<SubmissionEvent, GradeState>> = MOVES[state];
  const to = row[event];
  if (to) return { to };
  return { refused: event === 'RETURN' ? 'NOT_GRADED' : 'WRONG_STATE' };
}
