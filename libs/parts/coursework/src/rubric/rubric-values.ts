import * as v from 'valibot';
import { Line } from '@portal/domain/contract/scalar';
import { type Rubric, RUBRIC_LIMITS, Rubric as Written, sumOf } from '@portal/domain/coursework/rubric';

/** As it stands in the form: points that are not typed yet are null. No criteria: the score is given as a whole. */
export const RubricValues = v.pipe(
  v.array(v.object({ name: Line(RUBRIC_LIMITS.nameMax), points: v.nullable(v.number()) })),
  v.rawCheck(({ dataset, addIssue }) => {
    if (!dataset.typed || dataset.value.length === 0) return;
    const read = v.safeParse(Written, dataset.value);
    if (!read.success) addIssue({ message: read.issues[0].message });
  }),
);
export type RubricValues = v.InferOutput<typeof RubricValues>;

export const rubricValues = (rubric: Rubric | null): RubricValues => rubric?.map((one) => ({ ...one })) ?? [];

/** What is written as the contract takes it; the schema has seen that it fits. */
export const writtenRubric = (values: RubricValues): Rubric | null =>
  values.length === 0 ? null : values.map(({ name, points }) => ({ name: name.trim(), points: points! }));

export const rubricSum = (values: RubricValues): number => sumOf(values.map(({ points }) => points ?? 0));

/** What a new one begins with. */
export const NEW_RUBRIC: RubricValues = [
  { name: '', points: 50 },
  { name: '', points: 50 },
];
