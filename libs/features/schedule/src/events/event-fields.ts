import * as v from 'valibot';
import { TimeOfDay } from '@portal/domain/contract/scalar';
import { type CalendarEvent, CALENDAR_EVENT_FIELDS } from '@portal/domain/schedule/calendar';
import { timeOfMinute } from '@portal/domain/time/time-of-day';
import { editingMessages } from '../editing-messages.ts';
import type { GridSpan } from '../pointer/grid-geometry.ts';

/** What the form of an own entry holds; an end that was left empty is an empty text. */
export interface EventFields {
  title: string;
  date: string;
  time: string;
  endTime: string;
  note: string;
  /** Missing in a draft of old: then it is busy. */
  busy?: boolean | undefined;
}

/** The rules of the contract, and that it ends after it began (CAL-1, CRS-7). */
export const EventForm = v.pipe(
  v.object({ ...CALENDAR_EVENT_FIELDS, endTime: v.union([v.literal(''), TimeOfDay]) }),
  v.forward(
    v.partialCheck(
      [['time'], ['endTime']],
      ({ time, endTime }) => endTime === '' || endTime > time,
      editingMessages.event.timeOrder,
    ),
    ['endTime'],
  ),
  v.transform(({ endTime, ...fields }) => ({ ...fields, endTime: endTime === '' ? null : endTime })),
);
export type EventBody = v.InferOutput<typeof EventForm>;

export const bodyOfEvent = ({ title, date, time, endTime, note, busy }: CalendarEvent): EventBody => ({
  title,
  date,
  time,
  endTime,
  note,
  busy,
});

export const fieldsOfEvent = (event: CalendarEvent): EventFields => ({
  ...bodyOfEvent(event),
  endTime: event.endTime ?? '',
});

export const fieldsForSpan = (span: GridSpan): EventFields => ({
  title: '',
  date: span.day,
  time: timeOfMinute(span.start),
  // An entry ends on its own day, whose last minute is 23:59.
  endTime: timeOfMinute(Math.min(span.end, 1439)),
  note: '',
  busy: true,
});

/** An entry after it was dragged; one without an end keeps none when it is only moved. */
export function movedEvent(event: CalendarEvent, span: GridSpan, how: 'move' | 'resize'): EventBody {
  const hasEnd = event.endTime !== null || how === 'resize';
  return {
    ...bodyOfEvent(event),
    date: span.day,
    time: timeOfMinute(span.start),
    endTime: hasEnd ? timeOfMinute(Math.min(span.end, 1439)) : null,
  };
}

/** What of a draft can be read as fields of this form. */
export function readEventFields(values: Readonly<Record<string, unknown>> = {}): Partial<EventFields> {
  const names = ['title', 'date', 'time', 'endTime', 'note'] as const;
  return {
    ...Object.fromEntries(names.filter((name) => typeof values[name] === 'string').map((name) => [name, values[name]])),
    ...(typeof values['busy'] === 'boolean' && { busy: values['busy'] }),
  };
}
