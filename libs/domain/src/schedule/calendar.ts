import * as v from 'valibot';
import { Day, FilledLine, Id, Instant, Text, TimeOfDay } from '../contract/scalar.ts';
import { LessonMove } from '../lessons/lesson-move.ts';
import { Lesson } from '../lessons/lesson.ts';
import { Holiday } from '../time/holiday.ts';
import { TimeOff } from './time-off.ts';

/** What a personal entry says: title, date, time and note (CAL-1), in the teacher's time zone. */
export const CALENDAR_EVENT_FIELDS = {
  title: FilledLine(255, '제목을 적어 주세요.'),
  date: Day,
  time: TimeOfDay,
  /** Later than `time` on the same day; null for a moment without an end. */
  endTime: v.nullable(TimeOfDay),
  note: Text(2_000),
  /** Takes up its time: no lesson is put there. What has no end takes up none. */
  busy: v.optional(v.boolean(), true),
} as const;

export const CalendarEvent = v.object({ id: Id, ...CALENDAR_EVENT_FIELDS, title: Text(255) });
export type CalendarEvent = v.InferOutput<typeof CalendarEvent>;

/** A stretch of free time on one day, already unfolded from its rule; `slotId` names the rule. */
export const FreeTime = v.object({
  slotId: Id,
  repeats: v.boolean(),
  startAt: Instant,
  endAt: Instant,
});
export type FreeTime = v.InferOutput<typeof FreeTime>;

/** A stretch that another calendar of the teacher takes up; it says nothing but its name. */
export const BusyBlock = v.object({ id: Id, calendarId: Id, title: v.string(), startAt: Instant, endAt: Instant });
export type BusyBlock = v.InferOutput<typeof BusyBlock>;

export const Calendar = v.object({
  /** A second zone to show beside it, from the booking rules; null for none. */
  secondTimeZone: v.nullable(v.string()),
  lessons: v.array(Lesson),
  /** Moves that wait for an answer and whose old or new time touches the range. */
  moves: v.array(LessonMove),
  events: v.array(CalendarEvent),
  freeTimes: v.array(FreeTime),
  timeOffs: v.array(TimeOff),
  busy: v.array(BusyBlock),
  /** Of the countries chosen in the booking rules. */
  holidays: v.array(Holiday),
});
export type Calendar = v.InferOutput<typeof Calendar>;
