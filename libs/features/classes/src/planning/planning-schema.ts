import * as v from 'valibot';
import { ClassPlan, NewClass, RollOver, RollOverPlan } from '@portal/domain/classes/class';
import { overlappingWeekSlots } from '@portal/domain/time/week-slot';
import { slots as words } from '../planning-messages.ts';

const weeklySchedule = v.pipe(
  NewClass.entries.weeklySchedule,
  v.check((slots) => slots.every(({ start, end }) => start < end), words.order),
  v.check((slots) => overlappingWeekSlots(slots).size === 0, words.overlap),
);

/** What the form of a new class must say; the contract's rules, and that its times fit beside each other. */
export const NewClassForm = v.object({ ...v.omit(NewClass, ['clientId']).entries, weeklySchedule });
export type NewClassFields = v.InferInput<typeof NewClassForm>;

/** The same for a new term. */
export const RollOverForm = v.object({ ...v.omit(RollOver, ['clientId']).entries, weeklySchedule });
export type RollOverFields = v.InferInput<typeof RollOverForm>;

/** The fields that both forms have. */
export type TimingFields = Pick<RollOverFields, 'startDate' | 'weeklySchedule' | 'skipHolidays'>;

const PreviewedClass = v.object({ ...ClassPlan.entries, weeklySchedule });
const PreviewedTerm = v.object({ ...RollOverPlan.entries, weeklySchedule });

/** What can be previewed of a half-written form, or null while something is missing. */
export function classPlanOf(values: unknown): ClassPlan | null {
  const read = v.safeParse(PreviewedClass, values);
  return read.success ? read.output : null;
}

export function termPlanOf(values: unknown): v.InferOutput<typeof RollOverPlan> | null {
  const read = v.safeParse(PreviewedTerm, values);
  return read.success ? read.output : null;
}
