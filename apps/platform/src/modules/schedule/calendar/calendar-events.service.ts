import { randomUUID } from 'node:crypto';
import type { CalendarEvent } from '@portal/domain/schedule/calendar';
import { LIMITS } from '@portal/domain/tenant/limits';
import type { Db } from '../../../core/database/database.ts';
import { DomainError } from '../../../core/domain-error.ts';
import { lockSchedule } from '../teacher-lock.queries.ts';
import { calendarEventQueries, type EventFields } from './calendar-events.queries.ts';

/** A teacher's own entries (CAL-1). */
export function calendarEventService(db: Db) {
  return {
    /** The same client id twice gives what the first call made, whatever the second one says. Throws LIMIT_REACHED. */
    async create(teacherId: string, clientId: string, event: EventFields): Promise<CalendarEvent> {
      refuseWrong(event);
      return db.transaction(async (tx) => {
        // Two equal calls at once would both find nothing, and two last ones both find room.
        await lockSchedule(tx, teacherId);
        const events = calendarEventQueries(tx);
        const made = await events.byClientId(teacherId, clientId);
        if (made) return made;
        if ((await events.countOf(teacherId)) >= LIMITS.calendarEventsMax)
          throw new DomainError('LIMIT_REACHED', { values: { n: LIMITS.calendarEventsMax.toLocaleString('ko') } });
        return events.insert({ ...event, id: `evt_${randomUUID()}`, teacherId, clientId });
      });
    },

    async update(teacherId: string, id: string, event: EventFields): Promise<CalendarEvent> {
      refuseWrong(event);
      const changed = await calendarEventQueries(db).update(teacherId, id, event);
      if (!changed) throw new DomainError('NOT_FOUND');
      return changed;
    },

    async remove(teacherId: string, id: string): Promise<void> {
      if (!(await calendarEventQueries(db).remove(teacherId, id))) throw new DomainError('NOT_FOUND');
    },
  };
}

function refuseWrong({ time, endTime }: EventFields): void {
  if (endTime !== null && endTime <= time)
    throw new DomainError('VALIDATION', { fields: { endTime: '시작하는 시각보다 늦어야 해요.' } });
}
