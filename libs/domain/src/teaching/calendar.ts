import * as v from 'valibot';
import { Day, Id, Instant, Text, TimeOfDay } from '../contract/scalar.ts';
import { Lesson } from './lesson.ts';

/** A personal entry of the teacher: title, date, time and note (CAL-1), in the teacher's time zone. */
export const CalendarEvent = v.object({
  id: Id,
  title: Text(255),
  date: Day,
  time: TimeOfDay,
  endTime: v.nullable(TimeOfDay),
  note: Text(2_000),
});
export type CalendarEvent = v.InferOutput<typeof CalendarEvent>;

/** A stretch of free time on one day, already unfolded from its weekly rule; `slotId` names the rule. */
export const FreeTime = v.object({
  slotId: Id,
  repeats: v.boolean(),
  startAt: Instant,
  endAt: Instant,
});
export type FreeTime = v.InferOutput<typeof FreeTime>;

export const TimeOff = v.object({ id: Id, startAt: Instant, endAt: Instant, reason: v.string() });

export const Calendar = v.object({
  /** IANA zone in which the days and times of events are meant. */
  timeZone: v.string(),
  lessons: v.array(Lesson),
  events: v.array(CalendarEvent),
  freeTimes: v.array(FreeTime),
  timeOffs: v.array(TimeOff),
});
export type Calendar = v.InferOutput<typeof Calendar>;
