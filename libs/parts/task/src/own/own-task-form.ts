import * as v from 'valibot';
import { Instant } from '@portal/domain/contract/scalar';
import { planTaskFields } from '@portal/domain/planning/plan-task';
import { TaskRepeat } from '@portal/domain/planning/task-repeat';
import { addDays, dayOf, instantOf } from '@portal/domain/time/day';
import { minuteOfTime } from '@portal/domain/time/time-of-day';
import { ownTask as words } from './own-task-messages.ts';

export interface OwnTaskValues {
  title: string;
  /** Null while its day or its time is missing. */
  dueAt: string | null;
  note: string;
  /** Null for what is to be done once. */
  repeat: TaskRepeat | null;
}

/** Tomorrow morning, until she says another time. */
export const ownTaskDefaults = (now: Date, zone: string): OwnTaskValues => ({
  title: '',
  note: '',
  repeat: null,
  dueAt: instantOf(addDays(dayOf(now, zone), 1), minuteOfTime('09:00'), zone).toISOString(),
});

/** Something to do, until a moment that is to come; one that is overdue may be reworded as it stands. */
export const ownTaskSchema = (now: () => number, known: string | null = null) =>
  v.object({
    title: planTaskFields.title,
    dueAt: v.pipe(
      v.nullable(Instant),
      v.string(words.momentNeeded),
      v.check((dueAt) => dueAt === known || Date.parse(dueAt) > now(), words.past),
    ),
    note: planTaskFields.note,
    repeat: v.nullable(TaskRepeat),
  });
