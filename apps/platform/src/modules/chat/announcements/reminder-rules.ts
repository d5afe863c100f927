import { subHours } from 'date-fns/subHours';
import { ANNOUNCEMENT_LIMITS } from '@portal/domain/chat/announcement';
import type { ReaderRow } from './announcements.queries.ts';

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
