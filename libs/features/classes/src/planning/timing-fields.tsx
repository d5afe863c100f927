import { chakra } from '@chakra-ui/react/styled-system';
import { millisecondsInMinute } from 'date-fns/constants';
import { Controller, useFormContext } from 'react-hook-form';
import { dayOf } from '@portal/domain/time/day';
import { useNow } from '@portal/portal-core/clock';
import { useTeacherZone } from '@portal/portal-core/teacher-zone';
import { Checkbox } from '@portal/ui/checkbox';
import { DateField } from '@portal/ui/date-field';
import { fields as words } from '../planning-messages.ts';
import { ClassWeek } from './class-week.tsx';
import type { TimingFields as Timing } from './planning-schema.ts';

/** From which day, at which times of the week, and whether holidays are left out. */
export function TimingFields() {
  const { control, formState, register } = useFormContext<Timing>();
  const today = dayOf(useNow(millisecondsInMinute), useTeacherZone());
  return (
    <>
      <chakra.div maxW="18rem">
        <Controller
          control={control}
          name="startDate"
          render={({ field }) => (
            <DateField
              {...field}
              label={words.startDate}
              helper={words.startDateHelper}
              required
              today={today}
              min={today}
              error={formState.errors.startDate?.message}
            />
          )}
        />
      </chakra.div>
      <ClassWeek />
      <Checkbox helper={words.skipHolidaysHelper} {...register('skipHolidays')}>
        {words.skipHolidays}
      </Checkbox>
      <Checkbox helper={words.skipTimeOffsHelper} {...register('skipTimeOffs')}>
        {words.skipTimeOffs}
      </Checkbox>
    </>
  );
}
