import { randomBytes } from 'node:crypto';
import { millisecondsInDay, millisecondsInHour } from 'date-fns/constants';
import type { ExternalCalendar } from '@portal/domain/schedule/external-calendars.contract';
import type { Clock } from '../../../core/clock.ts';
import type { Database } from '../../../core/database/database.ts';
import { DomainError } from '../../../core/domain-error.ts';
import { madeOnce } from '../../../core/made-once.ts';
import type { Teacher } from '../../../core/teacher.ts';
import { lockSchedule } from '../teacher-lock.queries.ts';
import { busyQueries } from './busy.queries.ts';
import { externalCalendarQueries, type ExternalCalendarRow, LONGEST_WAIT_MS } from './external-calendars.queries.ts';
import { checkedUrl, type FetchIcs } from './reading/fetch-ics.ts';
import type { IcsAnswer, IcsEntry } from './reading/ics-entry.ts';
import type { IcsLane, IcsReader } from './reading/ics-reader.ts';

export const EXTERNAL_CALENDARS_MAX = 5;
const MOST_BLOCKS = 2_000;
/** What is kept: enough to look back a little and to book as far ahead as the rules allow. */
const BACK_MS = 31 * millisecondsInDay;
const AHEAD_MS = 366 * millisecondsInDay;

interface NewCalendar {
  readonly clientId: string;
  readonly name: string;
  readonly url: string;
}

interface Deps {
  readonly database: Pick<Database, 'db'>;
  readonly clock: Clock;
  readonly fetchIcs: FetchIcs;
  readonly reader: IcsReader;
}

/** Connects other calendars and keeps what they take up. */
export function externalCalendarService({ database: { db }, clock, fetchIcs, reader }: Deps) {
  const queries = externalCalendarQueries(db);

  async function readUrl(url: string, teacher: Teacher, lane: IcsLane): Promise<IcsAnswer> {
    const now = clock.now().getTime();
    const from = now - BACK_MS;
    const to = now + AHEAD_MS;
    const order = { text: await fetchIcs(url), timeZone: teacher.timeZone, from, to, most: MOST_BLOCKS };
    const { entries, outside } = await reader.read(order, { teacherId: teacher.id, lane });
    // Of one that lasts for centuries only this stretch is kept.
    const inside = ({ startAt, endAt }: IcsEntry) => ({ startAt: Math.max(startAt, from), endAt: Math.min(endAt, to) });
    return { entries: entries.map((entry) => ({ ...entry, ...inside(entry) })), outside };
  }

  /** Nothing is kept of a calendar that was removed while it was being read. */
  const keep = (calendar: { id: string; teacherId: string }, { entries }: IcsAnswer) =>
    db.transaction(async (tx) => {
      const at = clock.now();
      const found = await externalCalendarQueries(tx).markRead(calendar.id, {
        at,
        busyCount: entries.length,
        dueAt: new Date(at.getTime() + millisecondsInHour),
      });
      if (found) await busyQueries(tx).replace(calendar, entries);
      return found;
    });

  /** Reads the address first: one that cannot be read is not kept. */
  async function make(teacher: Teacher, given: NewCalendar): Promise<ExternalCalendar> {
    refuseTooMany(await queries.countOf(teacher.id));
    const url = checkedUrl(given.url).href;
    const answer = await readUrl(url, teacher, 'ASKED');
    const id = `cal_${randomBytes(12).toString('base64url')}`;
    const kept = await db.transaction(async (tx) => {
      await lockSchedule(tx, teacher.id);
      const own = externalCalendarQueries(tx);
      const made = await own.findByClientId(teacher.id, given.clientId);
      if (made) return made.id;
      refuseTooMany(await own.countOf(teacher.id));
      const at = clock.now();
      const { clientId, name } = given;
      await own.insert({ id, teacherId: teacher.id, clientId, name: name.trim(), url, createdAt: at, dueAt: at });
      return id;
    });
    if (kept === id) await keep({ id, teacherId: teacher.id }, answer);
    return shown((await queries.find(teacher.id, kept))!);
  }

  return {
    list: async (teacherId: string) => (await queries.listOf(teacherId)).map(shown),

    /** The same client id twice gives what the first call made. */
    add: (teacher: Teacher, given: NewCalendar): Promise<ExternalCalendar> =>
      madeOnce(
        async () => {
          const known = await queries.findByClientId(teacher.id, given.clientId);
          return known && shown(known);
        },
        () => make(teacher, given),
      ),

    async refresh(teacher: Teacher, id: string): Promise<ExternalCalendar> {
      const calendar = await queries.find(teacher.id, id);
      if (!calendar) throw new DomainError('NOT_FOUND');
      await keep(calendar, await readUrl(calendar.url, teacher, 'ASKED'));
      const read = await queries.find(teacher.id, id);
      if (!read) throw new DomainError('NOT_FOUND');
      return shown(read);
    },

    async remove(teacherId: string, id: string): Promise<void> {
      if (!(await queries.remove(teacherId, id))) throw new DomainError('NOT_FOUND');
    },

    /** Reads one that is due; a failure is kept as its sentence and tried again later, ever more rarely. */
    async readDue(calendar: ExternalCalendarRow, teacher: Teacher): Promise<void> {
      try {
        await keep(calendar, await readUrl(calendar.url, teacher, 'DUE'));
      } catch (error) {
        const failure = error instanceof DomainError ? error : new DomainError('UNEXPECTED');
        const wait = Math.min(LONGEST_WAIT_MS, millisecondsInHour * 2 ** Math.min(calendar.failures, 5));
        const dueAt = new Date(clock.now().getTime() + wait);
        await queries.markFailed(calendar.id, { failure: failure.message, dueAt });
        if (!(error instanceof DomainError)) throw error;
      }
    },
  };
}

function refuseTooMany(count: number): void {
  if (count >= EXTERNAL_CALENDARS_MAX)
    throw new DomainError('LIMIT_REACHED', { values: { n: EXTERNAL_CALENDARS_MAX } });
}

const shown = (row: ExternalCalendarRow): ExternalCalendar => ({
  id: row.id,
  name: row.name,
  host: new URL(row.url).host,
  busyCount: row.busyCount,
  lastFetchedAt: row.lastFetchedAt?.toISOString() ?? null,
  failure: row.failure,
});
