import { errorMessage } from '@portal/domain/contract/error-code';
import { type Calendar, type CalendarEvent, type FreeTime } from '@portal/domain/schedule/calendar';
import { calendarContract } from '@portal/domain/schedule/calendar.contract';
import type { FreeSlot } from '@portal/domain/schedule/free-slot';
import { freeTimesContract } from '@portal/domain/schedule/free-times.contract';
import { addDays, instantOf, weekdayOf } from '@portal/domain/time/day';
import { minuteOfTime } from '@portal/domain/time/time-of-day';
import { fake, problemResponse } from '@portal/testing/contract-fakes';
import { aCalendar, aCalendarEvent, aLesson } from '@portal/testing/schedule/calendar-builders';
import { aFreeSlot } from '@portal/testing/schedule/free-slot-builders';
import { TODAY } from './calendar.fixture.ts';
import { ruleInTheWay } from './free-editor/rule-overlap.ts';
import { dueTasks } from './tasks/due-tasks.fixture.ts';
import { daysFromTo } from './time/day.ts';

const ZONE = 'Asia/Seoul';
const ok = { message: 'OK' };

const at = (day: string, time: string) => instantOf(day, minuteOfTime(time), ZONE).toISOString();
const span = (day: string, start: string, end: string) => ({
  startAt: at(day, start),
  endAt: at(day, end),
});

const isOpenOn = (slot: FreeSlot, day: string): boolean =>
  slot.kind === 'DATE'
    ? slot.date === day
    : slot.weekday === weekdayOf(day) &&
      slot.startsOn <= day &&
      (slot.until === null || day <= slot.until) &&
      !slot.except.includes(day);

const unfold = (slots: readonly FreeSlot[], from: string, to: string): FreeTime[] =>
  daysFromTo(from, to).flatMap((day) =>
    slots
      .filter((slot) => isOpenOn(slot, day))
      .map((slot) => ({ slotId: slot.id, repeats: slot.kind === 'WEEKLY', ...span(day, slot.start, slot.end) })),
  );

/** The refusal of an overlap as the server explains it, with times that fit. */
function overlapResponse(day: string, start: string, end: string, other: FreeSlot): Response {
  const { id } = other;
  return Response.json(
    {
      code: 'SLOT_OVERLAP',
      message: errorMessage('SLOT_OVERLAP'),
      traceId: 'trace-of-a-fake',
      conflict: {
        wanted: span(day, start, end),
        other: { kind: 'FREE_TIME', id, title: '', ...span(day, other.start, other.end) },
        alternatives: [span(day, other.end, '18:00'), span(addDays(day, 1), start, end)],
      },
    },
    { status: 422 },
  );
}

interface Start {
  events?: readonly CalendarEvent[];
  slots?: readonly FreeSlot[];
  over?: Partial<Calendar>;
}

/** A small server that remembers what is written into the schedule of the frozen week, for tests and stories. */
export function anEditableSchedule(start: Start = {}) {
  const world = {
    events: [...(start.events ?? [aCalendarEvent()])],
    slots: [...(start.slots ?? [aFreeSlot()])],
    /** Every request that changed something: its name and body or query. */
    changes: [] as [name: string, content: unknown][],
  };
  const lessons = [aLesson({ id: 'lesson-1', className: '중2 수학 개념 완성' })];
  let serial = 0;
  const nextId = (kind: string) => `${kind}-new-${(serial += 1)}`;
  const note = (name: string, content: unknown) => void world.changes.push([name, content]);

  const handlers = [
    dueTasks(),
    fake(calendarContract.getCalendar, ({ query: { from, to } }) =>
      aCalendar({
        lessons,
        events: world.events.filter(({ date }) => date >= from && date <= to),
        freeTimes: unfold(world.slots, from, to),
        timeOffs: [],
        ...start.over,
      }),
    ),
    fake(calendarContract.createCalendarEvent, ({ body: { clientId: _, ...fields } }) => {
      note('createCalendarEvent', fields);
      const event = { id: nextId('event'), ...fields };
      world.events.push(event);
      return event;
    }),
    fake(calendarContract.updateCalendarEvent, ({ params, body }) => {
      note('updateCalendarEvent', body);
      const event = { id: params.id, ...body };
      world.events = world.events.map((old) => (old.id === params.id ? event : old));
      return event;
    }),
    fake(calendarContract.deleteCalendarEvent, ({ params }) => {
      note('deleteCalendarEvent', params.id);
      world.events = world.events.filter(({ id }) => id !== params.id);
      return ok;
    }),
    fake(freeTimesContract.listFreeTimes, () => ({ items: world.slots })),
    fake(freeTimesContract.createFreeTime, ({ body: { clientId: _, ...body } }) => {
      note('createFreeTime', body);
      const { start: from, end: to, audience } = body;
      if (body.kind === 'WEEKLY' && body.startsOn < TODAY) return problemResponse('SLOT_PAST');
      const days = body.kind === 'DATE' ? [body.date] : [body.startsOn];
      const fields = {
        repeats: body.kind === 'DATE' ? ('ONCE' as const) : ('WEEKLY' as const),
        scope: 'ALL' as const,
        date: days[0] ?? '',
        start: from,
        end: to,
        audience,
        weekdays: body.kind === 'DATE' ? [weekdayOf(body.date)] : body.weekdays,
        until: body.kind === 'DATE' ? '' : (body.until ?? ''),
      };
      const inTheWay = ruleInTheWay(fields, world.slots, null);
      if (inTheWay) return overlapResponse(days[0] ?? '', from, to, inTheWay);
      const shared = { start: from, end: to, audience };
      const made: FreeSlot[] =
        body.kind === 'DATE'
          ? [{ id: nextId('slot'), kind: 'DATE', date: body.date, ...shared }]
          : body.weekdays.map((weekday) => ({
              id: nextId('slot'),
              kind: 'WEEKLY' as const,
              weekday,
              except: [],
              startsOn: body.startsOn,
              until: body.until,
              ...shared,
            }));
      world.slots.push(...made);
      return { items: made };
    }),
    fake(freeTimesContract.updateFreeTime, ({ params, body }) => {
      note('updateFreeTime', body);
      const { onDate, weekday, date, until, ...shared } = body;
      const changed: FreeSlot[] = [];
      world.slots = world.slots.flatMap((slot) => {
        if (slot.id !== params.id) return [slot];
        if (onDate && slot.kind === 'WEEKLY') {
          const own: FreeSlot = { id: nextId('slot'), kind: 'DATE', date: onDate, ...shared };
          const rest = { ...slot, except: [...slot.except, onDate] };
          changed.push(own, rest);
          return [rest, own];
        }
        const next: FreeSlot =
          slot.kind === 'DATE'
            ? { ...slot, ...shared, date: date ?? slot.date }
            : { ...slot, ...shared, weekday: weekday ?? slot.weekday, until: until === undefined ? slot.until : until };
        changed.push(next);
        return [next];
      });
      return { items: changed };
    }),
    fake(freeTimesContract.deleteFreeTime, ({ params, query: { date } }) => {
      note('deleteFreeTime', { id: params.id, ...(date && { date }) });
      const isOpen = world.slots.some((slot) => slot.id === params.id && (!date || isOpenOn(slot, date)));
      if (!isOpen) return problemResponse('NOT_FOUND');
      world.slots = world.slots.flatMap((slot) => {
        if (slot.id !== params.id) return [slot];
        return date && slot.kind === 'WEEKLY' ? [{ ...slot, except: [...slot.except, date] }] : [];
      });
      return ok;
    }),
    fake(freeTimesContract.undoFreeTimes, ({ body: { ids } }) => {
      note('undoFreeTimes', ids);
      world.slots = world.slots.filter(({ id }) => !ids.includes(id));
      return ok;
    }),
    fake(freeTimesContract.copyFreeTimeWeek, ({ body: { fromMonday, toMondays } }) => {
      note('copyFreeTimeWeek', { fromMonday, toMondays });
      const created: FreeSlot[] = [];
      const skipped: { date: string; start: string; end: string; cause: 'OVERLAP' }[] = [];
      for (const monday of toMondays)
        for (let weekday = 0; weekday < 7; weekday += 1)
          for (const { start: from, end: to, audience } of world.slots.filter((slot) =>
            isOpenOn(slot, addDays(fromMonday, weekday)),
          )) {
            const date = addDays(monday, weekday);
            const isTaken = world.slots.some((slot) => isOpenOn(slot, date) && slot.start < to && from < slot.end);
            if (isTaken) skipped.push({ date, start: from, end: to, cause: 'OVERLAP' });
            else created.push({ id: nextId('slot'), kind: 'DATE', date, start: from, end: to, audience });
          }
      world.slots.push(...created);
      return { created, skipped };
    }),
  ];
  return { world, handlers };
}
