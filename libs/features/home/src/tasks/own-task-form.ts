import * as v from 'valibot';
import { Day, TimeOfDay } from '@portal/domain/contract/scalar';
import { planTaskFields } from '@portal/domain/planning/plan-task';
import { addDays, dayOf, instantOf } from '@portal/domain/time/day';
import { minuteOfTime } from '@portal/domain/time/time-of-day';
import { ownTask as words } from '../messages.ts';

export interface OwnTaskValues {
  title: string;
  day: string;
  time: string;
  note: string;
}

/** Tomorrow morning, until she says another time. */
export const ownTaskDefaults = (now: Date, zone: string): OwnTaskValues => ({
  title: '',
  note: '',
  time: '09:00',
  day: addDays(dayOf(now, zone), 1),
});

/** Something to do, until a moment that is to come. */
export function ownTaskSchema(zone: string, now: () => number) {
  return v.pipe(
    v.object({
      title: planTaskFields.title,
      day: v.pipe(v.string(), v.nonEmpty(words.dayNeeded), Day),
      time: v.pipe(v.string(), v.nonEmpty(words.timeNeeded), TimeOfDay),
      note: planTaskFields.note,
    }),
    v.forward(
      v.partialCheck(
        [['day'], ['time']],
        ({ day, time }) => instantOf(day, minuteOfTime(time), zone).getTime() > now(),
        words.past,
      ),
      ['time'],
    ),
    v.transform(({ title, note, day, time }) => ({
      title,
      note,
      dueAt: instantOf(day, minuteOfTime(time), zone).toISOString(),
    })),
  );
}
