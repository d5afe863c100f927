import { type ReactNode, useEffect } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import type { TeacherProfile } from '@portal/domain/profile/teacher-profile';
import { aReadyProfile } from './profile.fixture.ts';
import { type ProfileValues, valuesOf } from './values/profile-values.ts';

interface Props {
  profile?: TeacherProfile;
  /** What is wrong, by its path in the form. */
  errors?: Readonly<Record<string, string>>;
  children: ReactNode;
}

const NOTHING_WRONG = {};

/** The form around one of its parts, for a story. */
export function ProfileFrame({ profile = aReadyProfile(), errors = NOTHING_WRONG, children }: Props) {
  const form = useForm({ defaultValues: valuesOf(profile) });
  const { setError } = form;
  useEffect(() => {
    for (const [path, message] of Object.entries(errors)) setError(path as keyof ProfileValues, { message });
  }, [errors, setError]);
  return <FormProvider {...form}>{children}</FormProvider>;
}
