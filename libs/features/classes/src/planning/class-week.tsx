import { flushSync } from 'react-dom';
import { useController, useFieldArray, useFormContext } from 'react-hook-form';
import { nextSlot } from '@portal/domain/time/week-slot';
import { focusNear } from '@portal/portal-core/focus-near';
import { WeekSlotInputs } from '@portal/ui/week-slot-inputs';
import { WeekSlotsField } from '@portal/ui/week-slots-field';
import { fields as labels } from '../planning-messages.ts';
import type { TimingFields } from './planning-schema.ts';

/** The times of the week at which the class is held. */
export function ClassWeek() {
  const { control, formState, getValues } = useFormContext<TimingFields>();
  const { fields, append, remove } = useFieldArray({ control, name: 'weeklySchedule' });
  const errors = formState.errors.weeklySchedule;

  function removeAt(at: number) {
    const lines = document.activeElement?.closest('[data-lines]');
    flushSync(() => remove(at));
    focusNear(lines, at);
  }

  return (
    <WeekSlotsField
      label={labels.weeklySchedule}
      keys={fields.map(({ id }) => id)}
      error={errors?.root?.message ?? errors?.message}
      onAdd={() => append(nextSlot(getValues('weeklySchedule')), { shouldFocus: false })}
      onRemove={removeAt}
    >
      {(at) => <Slot at={at} />}
    </WeekSlotsField>
  );
}

function Slot({ at }: { at: number }) {
  const { control, formState } = useFormContext<TimingFields>();
  const errors = formState.errors.weeklySchedule?.[at];
  const { field: weekday } = useController({ control, name: `weeklySchedule.${at}.weekday` });
  const { field: start } = useController({ control, name: `weeklySchedule.${at}.start` });
  const { field: end } = useController({ control, name: `weeklySchedule.${at}.end` });
  return (
    <WeekSlotInputs
      value={{ weekday: weekday.value, start: start.value, end: end.value }}
      startError={errors?.start?.message}
      // The server means the row as a whole.
      endError={errors?.end?.message ?? errors?.message}
      startRef={start.ref}
      endRef={end.ref}
      onBlur={(left) => ({ weekday, start, end })[left].onBlur()}
      onChange={(slot) => {
        if (slot.weekday !== weekday.value) weekday.onChange(slot.weekday);
        if (slot.start !== start.value) start.onChange(slot.start);
        if (slot.end !== end.value) end.onChange(slot.end);
      }}
    />
  );
}
