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

const { language, timeZone } = ChatFamily.entries;

/** What somebody reads, and by whose clocks she lives. */
export const ChatReader = v.object({ language, timeZone });
export type ChatReader = v.InferOutput<typeof ChatReader>;

/** What those who read something have for this, each once. */
const ofAll = <K extends keyof ChatReader>(key: K, readers: readonly Pick<ChatReader, K>[]): ChatReader[K][] => [
  ...new Set(readers.map((one) => one[key])),
];

/** The languages that they read. */
export const languagesOf = (readers: readonly Pick<ChatReader, 'language'>[]) => ofAll('language', readers);

/** By whose clocks they live. */
export const zonesOf = (readers: readonly Pick<ChatReader, 'timeZone'>[]) => ofAll('timeZone', readers);

/** What they have in common; undefined where they differ, and where nobody is known. */
export const sharedOf = <T>(different: readonly T[]): T | undefined =>
  different.length === 1 ? different[0] : undefined;
