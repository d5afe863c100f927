import * as v from 'valibot';
import { Id, Instant } from '../contract/scalar.ts';
import { Played } from '../library/place.ts';
import { HomeworkFile } from './family-homework.ts';

const no = v.pipe(v.number(), v.integer(), v.minValue(1));

/** Material of the class as a family sees it, while it is shown. */
export const FamilyLecture = v.object({
  id: Id,
  title: v.string(),
  content: v.string(),
  /** A file has no address where she lets nobody download it. */
  files: v.array(HomeworkFile),
  downloadAllowed: v.boolean(),
  displayAt: Instant,
  /** From then on it is seen no more; null is never. */
  deadlineAt: v.nullable(Instant),
  lessons: v.array(v.object({ id: Id, no })),
  /** What the children of the family have opened already, and how far they have played it. */
  opened: v.array(v.object({ studentId: Id, fileId: Id, lastAt: Instant, played: v.nullable(Played) })),
});
export type FamilyLecture = v.InferOutput<typeof FamilyLecture>;
