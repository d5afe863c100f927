import { LIMITS } from '@portal/domain/tenant/limits';
import { editingMessages } from '../editing-messages.ts';
import type { CalendarItem } from '../items/calendar-item.ts';
import type { WallTime } from '../time/wall-clock.ts';
import type { GridSpan } from './grid-geometry.ts';

/** Whether a stretch lies wholly before the present moment. */
export const isPast = ({ day, end }: GridSpan, now: WallTime): boolean =>
  day < now.day || (day === now.day && end <= now.minute);

/** Why free time cannot be opened there, in words, as far as the screen knows; the server has the last word (CAL-2). */
export function whyNotFree(span: GridSpan, items: readonly CalendarItem[], now: WallTime): string | null {
  const { free } = editingMessages;
  if (isPast(span, now)) return free.past;
  if (items.some((item) => item.kind === 'free' && item.start < span.end && span.start < item.end)) return free.overlap;
  return span.end - span.start < LIMITS.freeSlotMinMinutes ? free.min30 : null;
}
