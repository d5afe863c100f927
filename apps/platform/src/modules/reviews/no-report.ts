/** A review that nobody has reported as it reads now. */
export const NO_REPORT = {
  reportGrounds: null,
  reportedAt: null,
  reportLessonId: null,
  outcome: null,
  outcomeReason: null,
  outcomeAt: null,
};
