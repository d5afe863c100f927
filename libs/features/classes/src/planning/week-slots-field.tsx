import { chakra } from '@chakra-ui/react/styled-system';
import { Plus, Trash2 } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Controller, useFieldArray, useFormContext } from 'react-hook-form';
import { WEEKDAY_LABELS, WEEKDAYS } from '@portal/domain/time/weekday';
import { Button } from '@portal/ui/button';
import { GroupLegend } from '@portal/ui/group-legend';
import { HelpText } from '@portal/ui/help-text';
import { Icon } from '@portal/ui/icon';
import { IconButton } from '@portal/ui/icon-button';
import { SelectField } from '@portal/ui/select-field';
import { TimeRangeField } from '@portal/ui/time-range-field';
import { fields as labels, slots as words } from '../planning-messages.ts';
import { nextSlot, SLOTS_MAX } from './next-slot.ts';
import type { TimingFields } from './planning-schema.ts';

const OPTIONS = WEEKDAYS.map((value) => ({ value, label: WEEKDAY_LABELS[value] }));

/** The times of the week at which the class is held. */
export function WeekSlotsField() {
  const { control, formState, getValues } = useFormContext<TimingFields>();
  const { fields, append, remove } = useFieldArray({ control, name: 'weeklySchedule' });
  const add = useRef<HTMLButtonElement>(null);
  const [removals, setRemovals] = useState(0);
  // The button that had the focus has gone with its row.
  useEffect(() => {
    if (removals > 0) add.current?.focus();
  }, [removals]);
  const errors = formState.errors.weeklySchedule;
  const wrong = errors?.root?.message ?? errors?.message;
  return (
    <chakra.fieldset minW="0" display="grid" gap="3" aria-describedby={wrong ? 'week-slots-error' : undefined}>
      <GroupLegend required>{labels.weeklySchedule}</GroupLegend>
      {fields.map(({ id }, at) => (
        <chakra.div
          key={id}
          role="group"
          aria-label={words.one(at + 1)}
          display="grid"
          columnGap="3"
          rowGap="2"
          alignItems="start"
          gridTemplateColumns={{ base: 'minmax(0, 1fr) auto', md: '8rem minmax(0, 1fr) auto' }}
          pt={at === 0 ? '1.5' : '0'}
          pb="3"
          borderBottomWidth="1px"
        >
          <SelectField label={words.weekday} options={OPTIONS} {...control.register(`weeklySchedule.${at}.weekday`)} />
          <chakra.div gridRow={{ base: '2', md: '1' }} gridColumn={{ base: '1 / -1', md: '2' }}>
            <SlotTimes at={at} />
          </chakra.div>
          {/* Beside the fields, not beside their labels. */}
          <chakra.div mt="1.625rem">
            <IconButton
              label={words.remove(at + 1)}
              icon={<Icon as={Trash2} />}
              onClick={() => {
                remove(at);
                setRemovals(removals + 1);
              }}
            />
          </chakra.div>
        </chakra.div>
      ))}
      <HelpText id="week-slots-error" error={wrong} />
      <div>
        <Button
          ref={add}
          variant="outline"
          disabled={fields.length >= SLOTS_MAX}
          startIcon={<Icon as={Plus} size={16} />}
          onClick={() => append(nextSlot(getValues('weeklySchedule')), { shouldFocus: false })}
        >
          {words.add}
        </Button>
      </div>
    </chakra.fieldset>
  );
}

function SlotTimes({ at }: { at: number }) {
  const { control, formState } = useFormContext<TimingFields>();
  const errors = formState.errors.weeklySchedule?.[at];
  return (
    <Controller
      control={control}
      name={`weeklySchedule.${at}.start`}
      render={({ field: start }) => (
        <Controller
          control={control}
          name={`weeklySchedule.${at}.end`}
          render={({ field: end }) => (
            <TimeRangeField
              label={words.time}
              required
              spoken
              allowEndOfDay
              value={{ start: start.value, end: end.value }}
              startError={errors?.start?.message}
              // The server means the row as a whole.
              endError={errors?.end?.message ?? errors?.message}
              startRef={start.ref}
              endRef={end.ref}
              onBlur={end.onBlur}
              onChange={(range) => {
                if (range.start !== start.value) start.onChange(range.start);
                if (range.end !== end.value) end.onChange(range.end);
              }}
            />
          )}
        />
      )}
    />
  );
}
