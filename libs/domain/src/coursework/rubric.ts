import * as v from 'valibot';
import { FilledLine } from '../contract/scalar.ts';

export const RUBRIC_LIMITS = { min: 2, max: 8, nameMax: 60, total: 100 } as const;

const points = v.pipe(
  v.number('점수는 숫자로 적어 주세요.'),
  v.integer('점수는 소수점 없이 적어 주세요.'),
  v.minValue(1, '항목마다 1점부터예요.'),
  v.maxValue(RUBRIC_LIMITS.total, `점수는 ${RUBRIC_LIMITS.total}점까지예요.`),
);

/** One thing that is looked at, and the most points for it. */
export const RubricCriterion = v.strictObject({
  name: v.pipe(FilledLine(RUBRIC_LIMITS.nameMax, '항목 이름을 적어 주세요.'), v.trim()),
  points,
});
export type RubricCriterion = v.InferOutput<typeof RubricCriterion>;

export const sumOf = (numbers: readonly number[]): number => numbers.reduce((sum, one) => sum + one, 0);

/** 채점 기준표: by what an assignment is graded; its points are a hundred (ASG-2). */
export const Rubric = v.pipe(
  v.array(RubricCriterion),
  v.minLength(RUBRIC_LIMITS.min, `항목은 ${RUBRIC_LIMITS.min}개부터예요.`),
  v.maxLength(RUBRIC_LIMITS.max, `항목은 ${RUBRIC_LIMITS.max}개까지예요.`),
  v.check(
    (criteria) => sumOf(criteria.map((one) => one.points)) === RUBRIC_LIMITS.total,
    `점수를 모두 더하면 ${RUBRIC_LIMITS.total}점이어야 해요.`,
  ),
);
export type Rubric = v.InferOutput<typeof Rubric>;

/** What was given for each criterion, in their order; null is not given yet. */
export const RubricPoints = v.pipe(
  v.array(v.nullable(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(RUBRIC_LIMITS.total)))),
  v.maxLength(RUBRIC_LIMITS.max),
);
export type RubricPoints = v.InferOutput<typeof RubricPoints>;

/** A criterion with what was given for it. */
export const RubricResult = v.object({ name: v.string(), points: v.number(), given: v.number() });
export type RubricResult = v.InferOutput<typeof RubricResult>;

/** Whether these points can be given by this rubric. */
export const fitsRubric = (rubric: Rubric, given: RubricPoints): boolean =>
  given.length === rubric.length && given.every((one, at) => one === null || one <= rubric[at]!.points);

/** The sum of what was given, once every criterion has its points; null before. */
export function rubricScore(given: RubricPoints): number | null {
  const known = given.filter((one) => one !== null);
  return known.length > 0 && known.length === given.length ? sumOf(known) : null;
}

/** Each criterion with its points, once all have them; null before. */
export const rubricResults = (rubric: Rubric | null, given: RubricPoints | null): RubricResult[] | null =>
  rubric && given && rubricScore(given) !== null
    ? rubric.map(({ name, points: most }, at) => ({ name, points: most, given: given[at]! }))
    : null;
