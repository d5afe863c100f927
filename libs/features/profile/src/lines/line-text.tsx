import type { FieldPathByValue } from 'react-hook-form';
import { Field, TextInput, type TextInputProps } from '@portal/ui/field';
import { FieldPlace } from '../fields/field-place.tsx';
import type { ProfileValues } from '../values/profile-values.ts';
import { useProfileFields } from '../values/use-profile-fields.ts';

interface LineTextProps extends Pick<TextInputProps, 'placeholder' | 'autoComplete'> {
  name: FieldPathByValue<ProfileValues, string>;
  label: string;
}

/** A line of text that a line of the form needs. */
export function LineText({ name, label, ...input }: LineTextProps) {
  const { register, errorAt } = useProfileFields();
  return (
    <FieldPlace path={name}>
      <Field label={label} error={errorAt(name)} required>
        <TextInput {...input} {...register(name)} />
      </Field>
    </FieldPlace>
  );
}
