import { createHash } from 'node:crypto';
import { millisecondsInDay } from 'date-fns/constants';
import { dayOf, minuteOf } from '@portal/domain/time/day';
import { timeOfMinute } from '@portal/domain/time/time-of-day';
import type { Clock } from '../../../core/clock.ts';
import type { Database } from '../../../core/database/database.ts';
import { DomainError } from '../../../core/domain-error.ts';
import type { Teacher } from '../../../core/teacher.ts';
import { calendarEventQueries } from '../calendar/calendar-events.queries.ts';
import type { calendarEvent } from '../schedule.tables.ts';
import { lockSchedule } from '../teacher-lock.queries.ts';
import type { IcsEntry } from './reading/ics-entry.ts';
import type { IcsReader } from './reading/ics-reader.ts';

/** Most entries of one file, and of one teacher. */
const MOST_OF_FILE = 500;
const MOST_OF_TEACHER = 5_000;
const AHEAD_MS = 366 * millisecondsInDay;

interface Deps {
  readonly database: Pick<Database, 'db'>;
  readonly clock: Clock;
  readonly reader: IcsReader;
}

/** Makes the entries of a file the teacher's own. */
export function importEvents({ database: { db }, clock, reader }: Deps) {
  return {
    /** What is not over yet and lies on one day; a file that comes twice adds nothing the second time. */
    async add(teacher: Teacher, content: string) {
      const now = clock.now().getTime();
      const { entries, outside } = await reader.read(
        { text: content, timeZone: teacher.timeZone, from: now, to: now + AHEAD_MS, most: MOST_OF_FILE },
        { teacherId: teacher.id, lane: 'ASKED' },
      );
      const rows = entries.flatMap((entry) => rowOf(entry, teacher) ?? []);
      const left = outside + entries.length - rows.length;
      if (!rows.length) return { created: 0, repeated: 0, left, ids: [] };
      const ids = await db.transaction(async (tx) => {
        await lockSchedule(tx, teacher.id);
        const events = calendarEventQueries(tx);
        if ((await events.countOf(teacher.id)) + rows.length > MOST_OF_TEACHER)
          throw new DomainError('LIMIT_REACHED', { values: { n: MOST_OF_TEACHER } });
        return events.insertNew(rows);
      });
      return { created: ids.length, repeated: rows.length - ids.length, left, ids };
    },

    undo: (teacherId: string, ids: readonly string[]): Promise<void> =>
      calendarEventQueries(db).removeMany(teacherId, ids),
  };
}

type EventRow = typeof calendarEvent.$inferInsert;

function rowOf(
  { key, title, note, startAt, endAt, isAllDay }: IcsEntry,
  { id, timeZone }: Teacher,
): EventRow | undefined {
  const start = new Date(startAt);
  const date = dayOf(start, timeZone);
  // The end does not belong to it: until midnight is still the same day.
  const isOneDay = dayOf(new Date(endAt - 1), timeZone) === date;
  if (!isOneDay) return undefined;
  const clientId = uuidOf(`${id}/${key}`);
  const last = minuteOf(new Date(endAt - 1), timeZone);
  const end = isAllDay ? 1439 : Math.min(last + 1, 1439);
  const from = minuteOf(start, timeZone);
  return {
    id: `evt_${clientId}`,
    teacherId: id,
    clientId,
    title: cut(title.trim() || '제목 없는 일정', 255),
    date,
    time: timeOfMinute(from),
    endTime: end > from ? timeOfMinute(end) : null,
    note: cut(note, 2_000),
  };
}

/** The same name for the same entry, so that the database knows it again. */
function uuidOf(name: string): string {
  const hex = createHash('sha256').update(name).digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}

const cut = (text: string, most: number) => [...text].slice(0, most).join('');
