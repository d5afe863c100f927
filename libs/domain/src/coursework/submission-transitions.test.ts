import { moveSubmission, SUBMISSION_EVENTS } from './submission-transitions.ts';
import { GRADE_STATES } from './submission.ts';

/** Rows are states, columns events: where it leads, or why not. */
const TABLE = {
  NONE: ['GRADING', 'GRADED', 'NOT_GRADED', 'ASKED_AGAIN', 'WRONG_STATE'],
  GRADING: ['GRADING', 'GRADED', 'NOT_GRADED', 'ASKED_AGAIN', 'WRONG_STATE'],
  GRADED: ['GRADING', 'GRADED', 'RETURNED', 'ASKED_AGAIN', 'WRONG_STATE'],
  RETURNED: ['GRADING', 'GRADED', 'RETURNED', 'ASKED_AGAIN', 'WRONG_STATE'],
  ASKED_AGAIN: ['GRADING', 'GRADED', 'NOT_GRADED', 'WRONG_STATE', 'NONE'],
} as const;

it.each(GRADE_STATES)('a submission that is %s moves as the table says [ASG-2]', (state) => {
  const moves = SUBMISSION_EVENTS.map((event) => Object.values(moveSubmission(state, event))[0]);
  expect(moves).toEqual(TABLE[state]);
});
