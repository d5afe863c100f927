import { chakra } from '@chakra-ui/react/styled-system';
import { Controller, useFormContext, useWatch } from 'react-hook-form';
import { TEACHING_MODE_LABELS, TEACHING_MODES } from '@portal/domain/lessons/lesson';
import { LIMITS } from '@portal/domain/tenant/limits';
import { Field, TextInput } from '@portal/ui/field';
import { NumberField } from '@portal/ui/number-field';
import { RadioCards } from '@portal/ui/radio-cards';
import type { NewClassFields } from '../planning/planning-schema.ts';
import { fields as words } from '../planning-messages.ts';

const MODES = TEACHING_MODES.map((value) => ({ value, label: TEACHING_MODE_LABELS[value] }));

/** Online or face to face, for how many, and where. */
export function PlaceFields() {
  const { control, register, formState } = useFormContext<NewClassFields>();
  const { errors } = formState;
  const mode = useWatch({ control, name: 'mode' });
  return (
    <>
      <Controller
        control={control}
        name="mode"
        render={({ field }) => <RadioCards {...field} label={words.mode} required options={MODES} />}
      />
      <chakra.div maxW="12rem">
        <Controller
          control={control}
          name="capacity"
          render={({ field }) => (
            <NumberField
              {...field}
              label={words.capacity}
              required
              unit={words.capacityUnit}
              error={errors.capacity?.message}
            />
          )}
        />
      </chakra.div>
      {mode !== 'ONLINE' && (
        <Field label={words.place} helper={words.placeHelper} limit={LIMITS.addressMax} error={errors.place?.message}>
          <TextInput {...register('place')} autoComplete="off" />
        </Field>
      )}
      {mode !== 'OFFLINE' && (
        <Field label={words.meetingUrl} optional helper={words.meetingUrlHelper} error={errors.meetingUrl?.message}>
          <TextInput type="url" inputMode="url" {...register('meetingUrl')} placeholder="https://" autoComplete="off" />
        </Field>
      )}
    </>
  );
}
