import * as v from 'valibot';
import { FileRef } from '../assets/file.ts';
import { Id, Instant, Version } from '../contract/scalar.ts';
import { Rubric } from './rubric.ts';

const count = v.pipe(v.number(), v.integer(), v.minValue(0));

/** Most templates of a teacher, and most classes that are given one assignment at once. */
export const TEMPLATE_LIMITS = { most: 200, classesMax: 20 } as const;

/** How it went when it was given before. */
export const LastResult = v.object({
  className: v.string(),
  deadlineAt: Instant,
  students: count,
  submitted: count,
  onTime: count,
  /** Of the scores that were returned; null where there is none. */
  average: v.nullable(v.number()),
  /** From being shown to being handed in, in hours: half of the students needed less. */
  typicalHours: v.nullable(v.number()),
});
export type LastResult = v.InferOutput<typeof LastResult>;

/** An assignment without a class and without dates. */
export const AssignmentTemplate = v.object({
  id: Id,
  title: v.string(),
  content: v.string(),
  files: v.array(FileRef),
  downloadAllowed: v.boolean(),
  lateAllowed: v.boolean(),
  /** By what it is graded; null: by a score as a whole. */
  rubric: v.nullable(Rubric),
  /** How often it was given. */
  given: count,
  /** Of the last time that somebody handed it in. */
  last: v.nullable(LastResult),
  version: Version,
});
export type AssignmentTemplate = v.InferOutput<typeof AssignmentTemplate>;
