import { saysSomething } from '@portal/domain/contract/scalar';
import { fitsRubric, type RubricPoints, rubricScore } from '@portal/domain/coursework/rubric';
import { type Grading, GRADING_LIMITS } from '@portal/domain/coursework/submission';
import { DomainError } from '../../../core/domain-error.ts';
import type { SubmissionRow } from '../assignments/assignments.tables.ts';
import type { OwnSubmission } from './submissions.queries.ts';

const refused = (rubricPoints: string) => new DomainError('VALIDATION', { fields: { rubricPoints } });

/** The points of a rubric, and the score that is their sum; without a rubric the score is what she says. */
function scored(
  { assignment: { rubric }, submission: row }: OwnSubmission,
  { score, feedback, rubricPoints, isDone }: Grading,
): { score: number | null; rubricPoints: RubricPoints | null } {
  if (!rubric) {
    if (rubricPoints?.length) throw refused('이 과제에는 채점 기준표가 없어요.');
    return { score, rubricPoints: null };
  }
  const given = rubricPoints ?? row.rubricPoints ?? rubric.map(() => null);
  if (!fitsRubric(rubric, given)) throw refused('기준표의 점수를 넘었어요.');
  const sum = rubricScore(given);
  const isBegun = given.some((one) => one !== null);
  if (isDone && sum === null && (isBegun || !saysSomething(feedback))) throw refused('항목마다 점수를 적어 주세요.');
  return { score: sum, rubricPoints: given };
}

/** What is kept of what she writes; what she leaves out stays as it is. */
export function gradedColumns(own: OwnSubmission, said: Grading, now: Date): Partial<SubmissionRow> {
  const { submission: row } = own;
  const seconds = (row.activeSeconds ?? 0) + (said.activeSeconds ?? 0);
  return {
    ...scored(own, said),
    feedback: said.feedback,
    lateSaid: said.isLate,
    gradedAt: said.isDone ? now : row.gradedAt,
    ...(said.errorTags && { errorTags: said.errorTags }),
    ...(said.activeSeconds && { activeSeconds: Math.min(GRADING_LIMITS.secondsMax, seconds) }),
  };
}
