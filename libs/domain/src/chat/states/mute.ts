import { addDays } from 'date-fns/addDays';
import { addHours } from 'date-fns/addHours';

/** For how long a talk calls its member no more. */
export const MUTE_SPANS = ['HOURS', 'WEEK', 'ALWAYS'] as const;
export type MuteSpan = (typeof MUTE_SPANS)[number];

export const MUTE_SPAN_LABELS: Record<MuteSpan, string> = {
  HOURS: '8시간 동안 끄기',
  WEEK: '1주일 동안 끄기',
  ALWAYS: '다시 켤 때까지 끄기',
};

/** A talk that its member does not want to be called by; over by itself once `until` has come, never where that is null. */
export interface Mute {
  readonly until: string | null;
}

/** When a mute that begins now is over; null for never. */
export function muteEnd(span: MuteSpan, now: Date): Date | null {
  if (span === 'ALWAYS') return null;
  return span === 'HOURS' ? addHours(now, 8) : addDays(now, 7);
}

/** Whether a talk is muted at a moment. */
export const isMuted = (mute: Mute | null, now: Date): boolean =>
  mute !== null && (mute.until === null || now < new Date(mute.until));
