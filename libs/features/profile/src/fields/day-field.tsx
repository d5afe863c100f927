import { millisecondsInMinute } from 'date-fns/constants';
import { Controller, type FieldPathByValue, useFormContext } from 'react-hook-form';
import { dayOf } from '@portal/domain/time/day';
import { useNow } from '@portal/portal-core/clock';
import { useTeacherZone } from '@portal/portal-core/teacher-zone';
import { DateField, type DateFieldProps } from '@portal/ui/date-field';
import type { ProfileValues } from '../values/profile-values.ts';
import { FieldPlace } from './field-place.tsx';

interface DayFieldProps extends Pick<DateFieldProps, 'label' | 'helper' | 'error' | 'required' | 'optional'> {
  name: FieldPathByValue<ProfileValues, string>;
}

/** A day of a line in the form. */
export function DayField({ name, ...field }: DayFieldProps) {
  const { control } = useFormContext<ProfileValues>();
  const today = dayOf(useNow(millisecondsInMinute), useTeacherZone());
  return (
    <FieldPlace path={name}>
      <Controller
        control={control}
        name={name}
        render={({ field: input }) => <DateField {...input} {...field} today={today} />}
      />
    </FieldPlace>
  );
}
