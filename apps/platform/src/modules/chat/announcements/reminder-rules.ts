import { subHours } from 'date-fns/subHours';
import { ANNOUNCEMENT_LIMITS, type AnnouncementReader } from '@portal/domain/chat/announcement';
import type { ReaderRow } from './announcements.queries.ts';

/** When somebody was reminded, or will be: what is asked for in her night waits for its end. */
export function reminderOf({
  askedAt,
  dueAt,
  doneAt,
}: Pick<ReaderRow, 'askedAt' | 'dueAt' | 'doneAt'>): Pick<AnnouncementReader, 'remindedAt' | 'remindsAt'> {
  const isHeld = askedAt !== null && dueAt !== null && dueAt > askedAt && doneAt === null;
  return isHeld
    ? { remindedAt: null, remindsAt: dueAt.toISOString() }
    : { remindedAt: (doneAt ?? askedAt)?.toISOString() ?? null, remindsAt: null };
}

/** Who has read it nowhere, is reached by a mail, and has not been reminded within a day. */
export function mayBeReminded(
  rows: readonly ReaderRow[],
  reached: ReadonlyMap<string, string>,
  now: Date,
): { readonly memberId: string; readonly timeZone: string }[] {
  const since = subHours(now, ANNOUNCEMENT_LIMITS.remindAgainHours);
  return [...Map.groupBy(rows, ({ memberId }) => memberId)].flatMap(([memberId, own]) => {
    const timeZone = reached.get(memberId);
    const isWaiting = own.every(({ hasRead, askedAt }) => !hasRead && (askedAt === null || askedAt <= since));
    return timeZone !== undefined && isWaiting ? { memberId, timeZone } : [];
  });
}
