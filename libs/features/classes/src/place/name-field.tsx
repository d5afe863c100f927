import { useFormContext } from 'react-hook-form';
import { LIMITS } from '@portal/domain/tenant/limits';
import { Field, TextInput } from '@portal/ui/field';
import { fields as words } from '../planning-messages.ts';

/** What a class is called, in every form that says so. */
export function NameField() {
  const { register, formState } = useFormContext<{ name: string }>();
  return (
    <Field label={words.name} required limit={LIMITS.courseTitleMax} error={formState.errors.name?.message}>
      <TextInput {...register('name')} autoComplete="off" />
    </Field>
  );
}
