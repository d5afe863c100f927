import { createContext, type ReactNode, useCallback, useContext, useSyncExternalStore } from 'react';
import type { Session } from '@portal/auth/tab-session';

const SessionContext = createContext<Session | null>(null);

export function SessionProvider({ session, children }: { session: Session; children: ReactNode }) {
  return <SessionContext value={session}>{children}</SessionContext>;
}

/** The session of this tab. */
export function useSession(): Session {
  const session = useContext(SessionContext);
  if (!session) throw new Error('SessionProvider is missing.');
  return session;
}

/** `read` is the same function each time: another one would be asked again after every render, and reads the cookies. */
function useSessionState(read: (session: Session) => boolean): boolean {
  const session = useSession();
  const subscribe = useCallback((listener: () => void) => session.subscribe(listener), [session]);
  return useSyncExternalStore(
    subscribe,
    useCallback(() => read(session), [read, session]),
  );
}

const isSignedIn = (session: Session) => session.isSignedIn();
const isHeld = (session: Session) => session.isHeld();
const areCookiesBlocked = (session: Session) => session.cookiesBlocked();

/** Whether the login cookie stands, kept current through sign-in, sign-out and expiry in any tab. */
export function useIsSignedIn(): boolean {
  return useSessionState(isSignedIn);
}

/** Whether the session expired under this page, which stays until its person has signed in again (W9). */
export function useIsPageHeld(): boolean {
  return useSessionState(isHeld);
}

/** Whether the browser refused our cookies at the last sign-in or renewal, so that the session is this tab's only (R60). */
export function useAreCookiesBlocked(): boolean {
  return useSessionState(areCookiesBlocked);
}
