import { millisecondsInHour } from 'date-fns/constants';
import { LIMITS } from '../tenant/limits.ts';

const NOTICE_MS = LIMITS.scheduleNoticeHours * millisecondsInHour;

/** Until then a change of a lesson is announced in time (CAL-3). */
export const noticeUntil = (startAt: Date): Date => new Date(startAt.getTime() - NOTICE_MS);

export const isShortNotice = (startAt: Date, now: Date): boolean => now > noticeUntil(startAt);

/**
 * Whether what has to be announced until a moment is cancelled too late for the teacher to decide it alone: then the families
 * have to agree (domain-model 3.3.5). Null where there is nothing to announce.
 */
export const cancelNeedsConsent = (until: Date | null, now: Date): boolean => until !== null && now > until;
