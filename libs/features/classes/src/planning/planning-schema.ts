import * as v from 'valibot';
import { ClassPlan, NewClass, RollOver, RollOverPlan } from '@portal/domain/classes/class';
import { overlappingWeekSlots, WeekSlot } from '@portal/domain/time/week-slot';
import { slots as words } from '../planning-messages.ts';

const filled = (message: string) => v.pipe(v.string(), v.nonEmpty(message));

const weeklySchedule = v.pipe(
  // A time that is missing is neither too early nor in the way of another.
  v.array(v.object({ ...WeekSlot.entries, start: filled(words.noStart), end: filled(words.noEnd) })),
  NewClass.entries.weeklySchedule,
  v.check((slots) => slots.every(({ start, end }) => start < end), words.order),
  v.check((slots) => overlappingWeekSlots(slots).size === 0, words.overlap),
);

const NewClassEntries = v.object({ ...v.omit(NewClass, ['clientId']).entries, weeklySchedule });
export type NewClassFields = v.InferInput<typeof NewClassEntries>;

/** What the form of a new class must say; the contract's rules, and that its times fit beside each other. */
export const NewClassForm = v.pipe(
  v.custom<NewClassFields>(() => true),
  // What she wrote before the way of teaching hid its field stays there for her, but is neither checked nor sent.
  v.transform((fields) => ({
    ...fields,
    place: fields.mode === 'ONLINE' ? '' : fields.place,
    meetingUrl: fields.mode === 'OFFLINE' ? '' : fields.meetingUrl,
  })),
  NewClassEntries,
);

/** The same for a new term. */
export const RollOverForm = v.object({ ...v.omit(RollOver, ['clientId']).entries, weeklySchedule });
export type RollOverFields = v.InferInput<typeof RollOverForm>;

/** The fields that both forms have. */
export type TimingFields = Pick<
  RollOverFields,
  'startDate' | 'weeklySchedule' | 'skipHolidays' | 'skipTimeOffs' | 'exceptions'
>;

const planReader =
  <P>(schema: v.GenericSchema<unknown, P>) =>
  (values: unknown): P | null => {
    const read = v.safeParse(schema, values);
    return read.success ? read.output : null;
  };

/** What can be previewed of a half-written form, or null while something is missing. */
export const classPlanOf = planReader(v.object({ ...ClassPlan.entries, weeklySchedule }));
export const termPlanOf = planReader(v.object({ ...RollOverPlan.entries, weeklySchedule }));
