import * as v from 'valibot';
import { Id, Text } from '../contract/scalar.ts';
import { TimeSpan } from './schedule-conflict.ts';

/** A stretch in which nobody can book. Students read `publicReason`; `reason` is the teacher's own. */
export const TimeOff = v.object({
  id: Id,
  ...TimeSpan.entries,
  reason: Text(500),
  publicReason: v.nullable(Text(200)),
});
export type TimeOff = v.InferOutput<typeof TimeOff>;
