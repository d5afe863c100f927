import { millisecondsInDay } from 'date-fns/constants';
import { and, asc, eq, gt, lt } from 'drizzle-orm';
import type { BusyBlock } from '@portal/domain/schedule/calendar';
import type { Db } from '../../../core/database/database.ts';
import type { Span } from '../../../core/days/span.ts';
import { busyBlock } from './external-calendars.tables.ts';
import type { IcsEntry } from './reading/ics-entry.ts';

/** As long as the constraint busy_block_length allows: a row that began earlier cannot touch the range. */
const LONGEST_MS = millisecondsInDay;
const TITLE_LENGTH = 255;

/** What other calendars of a teacher take up. */
export function busyQueries(db: Db) {
  return {
    async busyIn(teacherId: string, { from, to }: Span): Promise<BusyBlock[]> {
      const rows = await db
        .select()
        .from(busyBlock)
        .where(
          and(
            eq(busyBlock.teacherId, teacherId),
            gt(busyBlock.startAt, new Date(from.getTime() - LONGEST_MS)),
            lt(busyBlock.startAt, to),
            gt(busyBlock.endAt, from),
          ),
        )
        .orderBy(asc(busyBlock.startAt), asc(busyBlock.id));
      return rows.map(({ id, calendarId, title, startAt, endAt }) => ({
        id,
        calendarId,
        title,
        startAt: startAt.toISOString(),
        endAt: endAt.toISOString(),
      }));
    },

    /** Puts what was read in the place of what was there; an entry longer than a day becomes several blocks. */
    async replace(calendar: { id: string; teacherId: string }, entries: readonly IcsEntry[]): Promise<void> {
      await db.delete(busyBlock).where(eq(busyBlock.calendarId, calendar.id));
      const rows = entries
        .flatMap((entry) => piecesOf(entry))
        .map((piece, at) => ({
          id: `${calendar.id}-${at}`,
          calendarId: calendar.id,
          teacherId: calendar.teacherId,
          ...piece,
        }));
      if (rows.length) await db.insert(busyBlock).values(rows);
    },
  };
}

function piecesOf({ title, startAt, endAt }: IcsEntry) {
  const pieces: { title: string; startAt: Date; endAt: Date }[] = [];
  for (let from = startAt; from < endAt; from += LONGEST_MS)
    pieces.push({
      title: [...title].slice(0, TITLE_LENGTH).join(''),
      startAt: new Date(from),
      endAt: new Date(Math.min(endAt, from + LONGEST_MS)),
    });
  return pieces;
}
