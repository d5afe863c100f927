import ICAL from 'ical.js';
import type { Lesson } from '@portal/domain/lessons/lesson';
import type { CalendarEvent } from '@portal/domain/schedule/calendar';
import type { TimeOff } from '@portal/domain/schedule/time-off';
import { spanOfDay } from '@portal/domain/time/day';
import { minuteOfTime } from '@portal/domain/time/time-of-day';

export interface FeedContent {
  readonly name: string;
  /** Where the days and times of events are meant. */
  readonly timeZone: string;
  readonly lessons: readonly Lesson[];
  readonly events: readonly CalendarEvent[];
  readonly timeOffs: readonly TimeOff[];
}

const OPEN_EVENT_MINUTES = 30;

/**
 * A calendar as an ICS text (RFC 5545). Times are written in UTC, which needs no zone tables and means the same everywhere.
 * `stamp` is the moment of writing.
 */
export function writeFeed({ name, timeZone, lessons, events, timeOffs }: FeedContent, stamp: Date): string {
  const calendar = new ICAL.Component(['vcalendar', [], []]);
  set(calendar, 'prodid', '-//teacher-portal//calendar//KO');
  set(calendar, 'version', '2.0');
  set(calendar, 'calscale', 'GREGORIAN');
  set(calendar, 'method', 'PUBLISH');
  set(calendar, 'x-wr-calname', name);
  set(calendar, 'x-published-ttl', 'PT1H');
  const add = (entry: Entry) => calendar.addSubcomponent(vevent(entry, stamp));

  for (const lesson of lessons)
    add({
      uid: `lesson-${lesson.id}`,
      start: new Date(lesson.startAt),
      end: new Date(lesson.endAt),
      summary: lesson.className,
      description: lesson.title,
      location: lesson.place ?? '',
      isCancelled: lesson.status === 'CANCELED',
    });
  for (const event of events) {
    const minute = minuteOfTime(event.time);
    const endMinute = event.endTime === null ? minute + OPEN_EVENT_MINUTES : minuteOfTime(event.endTime);
    const { from: start, to: end } = spanOfDay(event.date, [minute, endMinute], timeZone);
    add({
      uid: `event-${event.id}`,
      start,
      end,
      summary: event.title,
      description: event.note,
      isTransparent: !event.busy || event.endTime === null,
    });
  }
  for (const off of timeOffs)
    add({ uid: `off-${off.id}`, start: new Date(off.startAt), end: new Date(off.endAt), summary: off.reason });
  return `${calendar.toString()}\r\n`;
}

interface Entry {
  readonly uid: string;
  readonly start: Date;
  readonly end: Date;
  readonly summary: string;
  readonly description?: string;
  readonly location?: string;
  readonly isCancelled?: boolean;
  /** Takes up no time. */
  readonly isTransparent?: boolean;
}

function vevent(entry: Entry, stamp: Date): ICAL.Component {
  const component = new ICAL.Component('vevent');
  set(component, 'uid', `${entry.uid}@teacher-portal`);
  set(component, 'dtstamp', utc(stamp));
  set(component, 'dtstart', utc(entry.start));
  set(component, 'dtend', utc(entry.end));
  set(component, 'summary', entry.summary);
  if (entry.description) set(component, 'description', entry.description);
  if (entry.location) set(component, 'location', entry.location);
  set(component, 'status', entry.isCancelled ? 'CANCELLED' : 'CONFIRMED');
  if (entry.isTransparent) set(component, 'transp', 'TRANSPARENT');
  return component;
}

// Controls would end a line or be refused by readers; tabs and line ends, Unicode's own too, are written as the format knows
// them.
const writable = (text: string) => text.replaceAll(/\r\n?|[\u2028\u2029]/g, '\n').replaceAll(/(?![\t\n])\p{Cc}/gu, '');

const set = (component: ICAL.Component, name: string, value: string | ICAL.Time) =>
  component.updatePropertyWithValue(name, typeof value === 'string' ? writable(value) : value);

const utc = (date: Date) => ICAL.Time.fromJSDate(date, true);
