import { chakra } from '@chakra-ui/react/styled-system';
import { Controller, useFormContext } from 'react-hook-form';
import type { TeachingMode } from '@portal/domain/lessons/lesson';
import { LIMITS } from '@portal/domain/tenant/limits';
import { Field, TextInput } from '@portal/ui/field';
import { NumberField } from '@portal/ui/number-field';
import { fields as words } from '../planning-messages.ts';

interface Values {
  capacity: number;
  place: string;
  meetingUrl: string;
}

interface Props {
  /** Decides which places there are. */
  mode: TeachingMode;
  placeHelper: string;
}

/** For how many a class is, and where it is held. */
export function PlaceFields({ mode, placeHelper }: Props) {
  const { control, register, formState } = useFormContext<Values>();
  const { errors } = formState;
  return (
    <>
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
        <Field label={words.place} helper={placeHelper} limit={LIMITS.addressMax} error={errors.place?.message}>
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
