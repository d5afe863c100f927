import * as v from 'valibot';
import { Day, EndTimeOfDay, Id, TimeOfDay } from '../contract/scalar.ts';
import { WEEKDAYS } from '../time/weekday.ts';

/** Who may book it: everyone, or only students whom the teacher teaches already. */
export const FREE_SLOT_AUDIENCES = ['ALL', 'REGULARS'] as const;
export type FreeSlotAudience = (typeof FREE_SLOT_AUDIENCES)[number];

export const FREE_SLOT_AUDIENCE_LABELS: Record<FreeSlotAudience, string> = {
  ALL: '모든 학생',
  REGULARS: '수업 중인 학생만',
};

/** From and to on one day, at least LIMITS.freeSlotMinMinutes apart, and for whom (CAL-2). */
export const FREE_SLOT_TIMES = {
  start: TimeOfDay,
  end: EndTimeOfDay,
  audience: v.picklist(FREE_SLOT_AUDIENCES),
} as const;

/** Open every week on one weekday, from a day on and until another or for good; `except` are days on which it is closed. */
export const WeeklyFreeSlot = v.object({
  id: Id,
  kind: v.literal('WEEKLY'),
  weekday: v.picklist(WEEKDAYS),
  startsOn: Day,
  until: v.nullable(Day),
  except: v.array(Day),
  ...FREE_SLOT_TIMES,
});

/** Open on one day only. */
export const DateFreeSlot = v.object({ id: Id, kind: v.literal('DATE'), date: Day, ...FREE_SLOT_TIMES });

/** A rule of free time; the calendar unfolds it into stretches. Times are those of the teacher's zone. */
export const FreeSlot = v.variant('kind', [WeeklyFreeSlot, DateFreeSlot]);
export type FreeSlot = v.InferOutput<typeof FreeSlot>;
