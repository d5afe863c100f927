import { chakra } from '@chakra-ui/react/styled-system';
import { useState } from 'react';
import { Controller, type UseFormReturn } from 'react-hook-form';
import type { ClassStudent } from '@portal/domain/classes/class';
import type { StudentWord } from '@portal/domain/lessons/lesson-diary';
import { Field, TextArea } from '@portal/ui/field';
import { wrapUp as words } from '../wrap-up-messages.ts';
import type { WrapUpFields } from './wrap-up-fields.ts';

interface Props {
  students: readonly Pick<ClassStudent, 'id' | 'name'>[];
  form: UseFormReturn<WrapUpFields, unknown, WrapUpFields>;
}

/** The words with another one about this student; an empty one is none. */
const withWord = (all: readonly StudentWord[], studentId: string, text: string): StudentWord[] => [
  ...all.filter((word) => word.studentId !== studentId),
  ...(text === '' ? [] : [{ studentId, text }]),
];

/** A word about each student beside what all families read; closed until one is written. */
export function StudentWords({ students, form }: Props) {
  // Only at first: what she empties again does not close under her hands.
  const [isWritten] = useState(() => form.getValues('studentWords').length > 0);
  return (
    <chakra.details open={isWritten}>
      <chakra.summary textStyle="label" cursor="pointer" minH="touch" display="list-item" py="3">
        {words.studentWords}
      </chakra.summary>
      <chakra.p textStyle="body.sm" color="fg.muted" mb="3">
        {words.studentWordsHint}
      </chakra.p>
      <Controller
        control={form.control}
        name="studentWords"
        render={({ field, formState }) => (
          <chakra.div display="grid" gap="4" gridTemplateColumns="minmax(0, 1fr)">
            {students.map(({ id, name }) => {
              const at = field.value.findIndex(({ studentId }) => studentId === id);
              return (
                <Field
                  key={id}
                  label={words.studentWord(name)}
                  error={formState.errors.studentWords?.[at]?.text?.message}
                  optional
                  limit={500}
                >
                  <TextArea
                    rows={2}
                    value={field.value[at]?.text ?? ''}
                    onBlur={field.onBlur}
                    onChange={(event) => field.onChange(withWord(field.value, id, event.target.value))}
                  />
                </Field>
              );
            })}
          </chakra.div>
        )}
      />
    </chakra.details>
  );
}
