import { useEffect } from 'react';
import { problemOf } from '@portal/api/api-problem';
import { useGetProfileQuery } from '@portal/api/identity/session.api';
import { useAppDispatch } from '@portal/portal-core/hooks';
import { useIsSignedIn, useSession } from '@portal/portal-core/session-context';
import { useToast } from '@portal/portal-core/show-toast';
import { profileCleared, profileLoaded } from '@portal/portal-core/state/profile.slice';
import { firstProfileSettled } from '@portal/portal-core/state/site.slice';
import { toast } from '../messages.ts';
import { serverMessageOf } from './server-message.ts';

/** Asks for the profile where a login cookie exists, and only there (SES-1); says when that failed (SES-7). */
export function ProfileLoader() {
  const dispatch = useAppDispatch();
  const session = useSession();
  const showToast = useToast();
  const isSignedIn = useIsSignedIn();
  const { currentData, error, isFetching } = useGetProfileQuery(undefined, { skip: !isSignedIn });

  useEffect(() => {
    dispatch(isSignedIn && currentData ? profileLoaded(currentData) : profileCleared());
  }, [dispatch, isSignedIn, currentData]);

  const isSettled = !isSignedIn || (!isFetching && (currentData !== undefined || error !== undefined));
  useEffect(() => {
    if (isSettled) dispatch(firstProfileSettled());
  }, [dispatch, isSettled]);

  useEffect(() => {
    // A refused session goes to the login page, which says so itself.
    if (!error || isFetching || !session.isSignedIn()) return;
    const { status } = problemOf(error);
    if (status === 'ABORTED') return;
    const message = serverMessageOf(error);
    showToast(
      message ? { type: 'error', title: message } : { type: 'error', title: toast.profileLoadFailed, lang: 'vi' },
    );
  }, [error, isFetching, session, showToast]);

  return null;
}
