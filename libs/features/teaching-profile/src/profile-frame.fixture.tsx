import type { TeacherProfile } from '@portal/domain/profile/teacher-profile';
import type { ReactNode } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { valuesOf } from './values/profile-values.ts';
import { aReadyProfile } from './profile.fixture.ts';

/** The form around one of its parts, for a story. */
export function ProfileFrame({
  profile = aReadyProfile(),
  children,
}: {
  profile?: TeacherProfile;
  children: ReactNode;
}) {
  return <FormProvider {...useForm({ defaultValues: valuesOf(profile) })}>{children}</FormProvider>;
}
