import * as v from 'valibot';
import { ScheduleConflict } from '../schedule/schedule-conflict.ts';
import { ERROR_CODES, type ErrorCode } from './error-code.ts';

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
});
export type Problem = v.InferOutput<typeof Problem>;

/** Codes that any endpoint may answer without declaring them. */
export const COMMON_ERROR_CODES = [
  'VALIDATION',
  'TOKEN_EXPIRED',
  'TOKEN_INVALID',
  'FORBIDDEN',
  'NOT_FOUND',
  'TOO_LARGE',
  'TOO_MANY',
  'MAINTENANCE',
  'UNEXPECTED',
] as const satisfies readonly ErrorCode[];
