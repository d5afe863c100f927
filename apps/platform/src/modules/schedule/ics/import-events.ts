import { createHash } from 'node:crypto';
import { millisecondsInDay } from 'date-fns/constants';
import { addDays, dayOf, daysBetween, minuteOf } from '@portal/domain/time/day';
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
/** What runs longer is no appointment. */
const MOST_DAYS = 31;
/** The last minute that an entry can name. */
const LAST_MINUTE = 1439;
const AHEAD_MS = 366 * millisecondsInDay;

interface Deps {
  readonly database: Pick<Database, 'db'>;
  readonly clock: Clock;
  readonly reader: IcsReader;
}

/** Makes the entries of a file the teacher's own. */
export function importEvents({ database: { db }, clock, reader }: Deps) {
  return {
    /** What is not over yet, one entry for each of its days; a file that comes twice adds nothing the second time. */
    async add(teacher: Teacher, content: string) {
      const now = clock.now().getTime();
      const { entries, outside } = await reader.read(
        { text: content, timeZone: teacher.timeZone, from: now, to: now + AHEAD_MS, most: MOST_OF_FILE },
        { teacherId: teacher.id, lane: 'ASKED' },
      );
      const today = dayOf(clock.now(), teacher.timeZone);
      const found = entries.map((entry) => rowsOf(entry, teacher).filter(({ date }) => date >= today));
      const rows = found.flat();
      const left = outside + found.filter((days) => days.length === 0).length;
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

/** One row for each day that an entry touches, none where those are too many. */
function rowsOf({ key, title, note, startAt, endAt, isAllDay }: IcsEntry, { id, timeZone }: Teacher): EventRow[] {
  const start = new Date(startAt);
  // The end does not belong to it: until midnight is still the same day.
  const end = new Date(Math.max(startAt, endAt - 1));
  const [first, last] = [dayOf(start, timeZone), dayOf(end, timeZone)];
  const days = daysBetween(first, last) + 1;
  if (days > MOST_DAYS) return [];
  return Array.from({ length: days }, (_, at) => {
    const date = addDays(first, at);
    const clientId = uuidOf(`${id}/${key}${at === 0 ? '' : `/${date}`}`);
    const from = date === first ? minuteOf(start, timeZone) : 0;
    const to = date === last && !isAllDay ? Math.min(minuteOf(end, timeZone) + 1, LAST_MINUTE) : LAST_MINUTE;
    return {
      id: `evt_${clientId}`,
      teacherId: id,
      clientId,
      title: cut(title.trim() || '제목 없는 일정', 255),
      date,
      time: timeOfMinute(from),
      endTime: to > from ? timeOfMinute(to) : null,
      note: cut(note, 2_000),
    };
  });
}

/** The same name for the same entry, so that the database knows it again. */
function uuidOf(name: string): string {
  const hex = createHash('sha256').update(name).digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}

const cut = (text: string, most: number) => [...text].slice(0, most).join('');
