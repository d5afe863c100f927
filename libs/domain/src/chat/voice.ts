import * as v from 'valibot';
import { LIMITS } from '../tenant/limits.ts';

/** How many bars the wave of a voice message has at most. */
export const WAVE_BARS_MAX = 48;

/** What is known of a voice message beside its one file: how long it is, and how loud from its beginning to its end (CHT-2). */
export const Voice = v.object({
  seconds: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(LIMITS.chatVoiceSeconds)),
  /** Each of a hundred; empty where the device could not measure it. */
  wave: v.pipe(v.array(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(100))), v.maxLength(WAVE_BARS_MAX)),
});
export type Voice = v.InferOutput<typeof Voice>;
