import type { ReactNode } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { useCompareProfileQuery } from '@portal/api/profile/profile.api';
import type { TeacherProfile } from '@portal/domain/profile/teacher-profile';
import type { ProfileValues } from '../values/profile-values.ts';
import { RemarksContext } from './remarks-context.ts';
import { pinRemarks } from './remarks.ts';

interface RemarksProviderProps {
  profile: TeacherProfile;
  children: ReactNode;
}

/** Pins what the reviewer said to the fields, and asks what was changed since; without an answer nothing counts as done. */
export function RemarksProvider({ profile: { submission, content }, children }: RemarksProviderProps) {
  const { control, getValues } = useFormContext<ProfileValues>();
  const remarks = submission?.status === 'REJECTED' ? submission.fieldRemarks : [];
  const { data } = useCompareProfileQuery({ from: submission?.id ?? '', to: 'DRAFT' }, { skip: remarks.length === 0 });
  // A remark follows its line, wherever it stands.
  useWatch({
    control,
    compute: ({ experiences, certificates }: ProfileValues) => [...experiences, ...certificates].map(({ id }) => id),
  });
  return <RemarksContext value={pinRemarks(remarks, content, getValues(), data?.changes)}>{children}</RemarksContext>;
}
