import { sessionApi, useGetProfileQuery } from '@portal/api/identity/session.api';
import type { Profile } from '@portal/domain/identity/user';
import type { OpsDesk } from '@portal/domain/ops/ops-desk';
import { useIsSignedIn } from './session-context.tsx';

export interface CurrentProfile {
  /** Null for an anonymous visitor and until the profile is there. */
  readonly profile: Profile | null;
  readonly isLoading: boolean;
}

/** The signed-in person. Asks only when the login cookie exists (SES-1); many callers share one request. */
export function useCurrentProfile(): CurrentProfile {
  const isSignedIn = useIsSignedIn();
  const { currentData, isLoading } = useGetProfileQuery(undefined, { skip: !isSignedIn });
  return { profile: isSignedIn ? (currentData ?? null) : null, isLoading: isSignedIn && isLoading };
}

/** Whether the signed-in person is an operator; false until that is known. A teacher's profile draws nothing again. */
export function useIsOperator(): boolean {
  const isSignedIn = useIsSignedIn();
  const { isOperator } = useGetProfileQuery(undefined, {
    skip: !isSignedIn,
    selectFromResult: ({ currentData }) => ({ isOperator: currentData?.userType === 'OPERATOR' }),
  });
  return isSignedIn && isOperator;
}

const NO_DESKS: readonly OpsDesk[] = [];

/**
 * The desks at which the signed-in person works; none until that is known, and for everybody else. It asks for nothing itself:
 * one more that waits for a profile that could not be loaded would ask for it again, and every page would begin anew.
 */
export function useOwnDesks(): readonly OpsDesk[] {
  const isSignedIn = useIsSignedIn();
  const { desks } = sessionApi.endpoints.getProfile.useQueryState(undefined, {
    skip: !isSignedIn,
    selectFromResult: ({ currentData }) => ({ desks: currentData?.desks ?? NO_DESKS }),
  });
  return isSignedIn ? desks : NO_DESKS;
}
