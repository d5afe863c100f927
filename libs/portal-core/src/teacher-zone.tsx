import type { ReactNode } from 'react';
import { useGetProfileQuery } from '@portal/api/identity/session.api';
import { DEFAULT_TIME_ZONE } from '@portal/domain/time/day';
import { useZone, ZoneProvider } from '@portal/ui/zone';
import { useIsSignedIn } from './session-context.tsx';

/** Shows every moment below it in the zone of the signed-in person; to a visitor, and until it is known, in the marketplace's. */
export function TeacherZone({ children }: { children: ReactNode }) {
  const isSignedIn = useIsSignedIn();
  const { timeZone } = useGetProfileQuery(undefined, {
    skip: !isSignedIn,
    selectFromResult: ({ currentData }) => ({ timeZone: currentData?.timeZone }),
  });
  return <ZoneProvider value={(isSignedIn && timeZone) || DEFAULT_TIME_ZONE}>{children}</ZoneProvider>;
}

/** The zone in which the teacher's days and hours are meant: her profile says it. */
export const useTeacherZone = useZone;
