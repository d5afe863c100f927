import { useEffect } from 'react';
import { baseApi } from '@portal/api/base-api';
import type { Analytics } from '@portal/portal-core/analytics';
import { useAppDispatch, useAppSelector } from '@portal/portal-core/hooks';
import { useSession } from '@portal/portal-core/session-context';
import { directoryCleared } from '@portal/portal-core/state/directory.slice';
import { profileCleared, selectProfile } from '@portal/portal-core/state/profile.slice';
import { undoClosed } from '@portal/portal-core/state/undo.slice';

/** The socket's life, as far as the session decides it. */
export interface Connection {
  connect(): void;
  close(): void;
}

interface SessionEffectsProps {
  connection: Connection;
  analytics: Analytics;
}

/** What a change of the session does to the rest: nothing of one person is left when another one comes (2.1, CHT-3). */
export function SessionEffects({ connection, analytics }: SessionEffectsProps) {
  const dispatch = useAppDispatch();
  const session = useSession();
  const userId = useAppSelector(selectProfile)?.id ?? null;

  useEffect(
    () =>
      session.subscribe((event) => {
        // The page stays as it is: what waits is sent again by itself, and only the socket has to come back.
        if (event === 'resumed') return connection.connect();
        connection.close();
        if (event === 'held') return;
        dispatch(profileCleared());
        dispatch(directoryCleared());
        dispatch(undoClosed());
        // After "signed-in" as well: an anonymous visitor's caches may hold what was refused her.
        dispatch(baseApi.util.resetApiState());
        if (event === 'signed-out' || event === 'expired') analytics.identify(null);
      }),
    [dispatch, session, connection, analytics],
  );

  useEffect(() => {
    session.belongTo(userId);
    analytics.identify(userId);
    // After the first screen: the socket's code is no part of it.
    if (userId !== null) connection.connect();
  }, [userId, session, analytics, connection]);

  return null;
}
