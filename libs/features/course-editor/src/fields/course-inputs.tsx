import type { ReactNode } from 'react';
import { Controller, type FieldPathByValue } from 'react-hook-form';
import { NumberField } from '@portal/ui/number-field';
import { SelectField } from '@portal/ui/select-field';
import { fields as words } from '../editor-messages.ts';
import type { CourseFields } from '../form/course-fields.ts';
import { useEditor } from '../state/editor-context.ts';
import { FieldSlot } from './field-slot.tsx';

interface NumberProps {
  name: FieldPathByValue<CourseFields, number | null>;
  label: string;
  unit: string;
  helper?: ReactNode;
}

/** A whole number of the course. */
export function CourseNumber({ name, ...field }: NumberProps) {
  const { form } = useEditor();
  return (
    <FieldSlot path={name}>
      {(error) => (
        <Controller
          control={form.control}
          name={name}
          render={({ field: control }) => <NumberField {...control} {...field} required error={error} />}
        />
      )}
    </FieldSlot>
  );
}

interface SelectProps {
  name: 'subjectId' | 'topicId' | 'level' | 'language' | 'teachingMode';
  label: string;
  options: readonly { value: string; label: string }[];
  helper?: ReactNode;
  onChosen?: (value: string | null) => void;
}

/** One of a list; what was chosen before the list was here stays chosen. */
export function CourseSelect({ name, options, onChosen, ...field }: SelectProps) {
  const { form } = useEditor();
  return (
    <FieldSlot path={name}>
      {(error) => (
        <Controller
          control={form.control}
          name={name}
          render={({ field: { value, onChange, ...control } }) => (
            <SelectField
              {...control}
              {...field}
              required
              placeholder={words.choose}
              error={error}
              value={value ?? ''}
              options={withChosen(options, value)}
              onChange={({ target }) => {
                onChange(target.value || null);
                onChosen?.(target.value || null);
              }}
            />
          )}
        />
      )}
    </FieldSlot>
  );
}

const withChosen = (options: SelectProps['options'], value: string | null) =>
  value === null || options.some((option) => option.value === value) ? options : [...options, { value, label: value }];
