import * as v from 'valibot';
import { ERROR_CODES } from '../contract/error-code.ts';
import { ScheduleConflict, TimeSpan } from '../schedule/schedule-conflict.ts';

/** The body of every refusal. `message` is ready to be shown and carries no final mark. */
export const Problem = v.object({
  code: v.picklist(ERROR_CODES),
  message: v.string(),
  /** One sentence for each field that is wrong, by its path in the body (`name`, `items.0.title`). */
  fields: v.optional(v.record(v.string(), v.string())),
  /** For the operator's log; small print on screen. */
  traceId: v.string(),
  /** Seconds until another try makes sense. */
  retryAfter: v.optional(v.number()),
  /** With an overlap: what stands there already, and when it would fit. */
  conflict: v.optional(ScheduleConflict),
  /** Of a time that strangers may take: up to three that are near and free. What stands there is not theirs to know. */
  alternatives: v.optional(v.array(TimeSpan)),
});
export type Problem = v.InferOutput<typeof Problem>;
