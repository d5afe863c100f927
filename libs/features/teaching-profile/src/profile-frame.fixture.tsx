import type { ReactNode } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import type { TeacherProfile } from '@portal/domain/profile/teacher-profile';
import { aReadyProfile } from './profile.fixture.ts';
import { valuesOf } from './values/profile-values.ts';

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
