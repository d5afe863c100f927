import type { Session } from '@portal/auth/session';

type Listener = Parameters<Session['subscribe']>[0];
type SessionEvent = Parameters<Listener>[0];

export interface FakeSession extends Session {
  /** Says an event as if it came from another tab or a failed refresh; the login state follows it. */
  tell(event: SessionEvent): void;
}

/** A session that lives in memory: it sets no cookie, leaves no page and asks no server. */
export function fakeSession(isSignedIn: boolean, over: Partial<Session> = {}): FakeSession {
  let signedIn = isSignedIn;
  const listeners = new Set<Listener>();
  const tell = (event: SessionEvent) => {
    signedIn = event === 'signed-in' || event === 'switched';
    for (const listener of [...listeners]) listener(event);
  };
  return {
    isSignedIn: () => signedIn,
    accessToken: () => (signedIn ? 'access-token-of-a-fake' : undefined),
    settled: () => Promise.resolve(),
    refresh: () => Promise.resolve(signedIn ? 'renewed' : 'refused'),
    refusedAfterRenewal: () => tell('expired'),
    signIn: () => Promise.resolve(tell('signed-in')),
    signInWithProvider: () => Promise.resolve(tell('signed-in')),
    startOAuth: () => Promise.resolve(),
    finishOAuth: () => Promise.resolve({ returnTo: '/' }),
    signOut: () => Promise.resolve(tell('signed-out')),
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    deviceId: () => '00000000-0000-4000-8000-000000000001',
    cookiesBlocked: () => false,
    tell,
    ...over,
  };
}
