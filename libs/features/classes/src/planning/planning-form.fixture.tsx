import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';
import { type FieldErrors, FormProvider, useForm } from 'react-hook-form';
import { emptyClass } from '../new-class/class-defaults.ts';
import type { NewClassFields } from './planning-schema.ts';

interface HalfWrittenProps {
  values?: Partial<NewClassFields>;
  errors?: FieldErrors<NewClassFields>;
  children: ReactNode;
}

/** The form of a new class around one block of its fields. */
export function HalfWritten({ values, errors, children }: HalfWrittenProps) {
  const defaultValues = { ...emptyClass('course-1', '2026-11-24'), ...values };
  return (
    <FormProvider {...useForm<NewClassFields>({ defaultValues, ...(errors && { errors }) })}>
      <chakra.form display="grid" gap="5" maxW="40rem" gridTemplateColumns="minmax(0, 1fr)">
        {children}
      </chakra.form>
    </FormProvider>
  );
}

export const twoSlots: NewClassFields['weeklySchedule'] = [
  { weekday: 'TUESDAY', start: '19:00', end: '20:00' },
  { weekday: 'THURSDAY', start: '19:00', end: '20:00' },
];
