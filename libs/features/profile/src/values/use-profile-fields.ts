import { get, useFormContext, useFormState } from 'react-hook-form';
import type { ProfileValues } from './profile-values.ts';

interface ErrorBranch {
  message?: string;
  /** Where react-hook-form keeps what is wrong with a list as a whole. */
  root?: { message?: string };
}

/** The profile's form for one of its parts, with the sentence of what is wrong at a place. */
export function useProfileFields() {
  const form = useFormContext<ProfileValues>();
  const { errors } = useFormState({ control: form.control });
  const errorAt = (path: string): string | undefined => {
    const branch = get(errors, path) as ErrorBranch | undefined;
    return branch?.message ?? branch?.root?.message;
  };
  return { ...form, errorAt };
}
