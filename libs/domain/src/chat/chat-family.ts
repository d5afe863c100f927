import * as v from 'valibot';
import { FAMILY_LANGUAGES } from '../classes/class.ts';
import { Id } from '../contract/scalar.ts';

/** Whose guardian the other one in a talk of two is, what she reads, and by whose clocks she lives. */
export const ChatFamily = v.object({
  guardianId: Id,
  /** The names of her children among the teacher's students. */
  students: v.array(v.string()),
  /** The class of the teacher's that they are in; of several the one they came to last. */
  className: v.string(),
  language: v.picklist(FAMILY_LANGUAGES),
  timeZone: v.string(),
});
export type ChatFamily = v.InferOutput<typeof ChatFamily>;
