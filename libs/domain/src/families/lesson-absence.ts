import * as v from 'valibot';
import { Instant, Text } from '../contract/scalar.ts';

/** Most characters of why a child cannot come. */
export const ABSENCE_REASON_MAX = 200;

/** Why a child cannot come; a family need not say it. */
export const AbsenceReason = Text(ABSENCE_REASON_MAX);

/** That a child cannot come to a lesson, as its family has said before. */
export const AnnouncedAbsence = v.object({
  /** Empty where none was given. */
  reason: v.string(),
  announcedAt: Instant,
});
export type AnnouncedAbsence = v.InferOutput<typeof AnnouncedAbsence>;
