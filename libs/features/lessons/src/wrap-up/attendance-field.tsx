import { chakra } from '@chakra-ui/react/styled-system';
import { Controller, type UseFormReturn } from 'react-hook-form';
import type { Attendance } from '@portal/domain/lessons/attendance';
import { AttendanceChoice } from '../attendance/attendance-choice.tsx';
import { attendance as shared } from '../messages.ts';
import { wrapUp as words } from '../wrap-up-messages.ts';
import type { WrapUpFields } from './wrap-up-fields.ts';
import { WrapUpRow } from './wrap-up-row.tsx';

interface Props {
  attendance: readonly Attendance[];
  form: UseFormReturn<WrapUpFields, unknown, WrapUpFields>;
}

/** Who came, as the room saw it; only what was otherwise needs a press. */
export function AttendanceField({ attendance, form }: Props) {
  const isKnown = attendance.some(({ state, source }) => state !== null && source === 'AUTO');
  const hint = isKnown ? words.attendanceHint : words.attendanceOpen;
  return (
    <Controller
      control={form.control}
      name="marks"
      render={({ field, fieldState, formState }) => (
        <WrapUpRow title={words.attendance} intro={attendance.length > 0 && hint}>
          <chakra.div ref={field.ref} tabIndex={-1} outline="none">
            {attendance.length === 0 ? (
              <chakra.p color="fg.muted">{shared.nobody}</chakra.p>
            ) : (
              <AttendanceChoice
                attendance={attendance}
                marks={field.value}
                onChange={field.onChange}
                showsMissing={fieldState.invalid || formState.isSubmitted}
              />
            )}
          </chakra.div>
        </WrapUpRow>
      )}
    />
  );
}
