import type { Session } from '@portal/auth/tab-session';

type Listener = Parameters<Session['subscribe']>[0];
type SessionEvent = Parameters<Listener>[0];

export interface FakeSession extends Session {
  /** Says an event as if it came from another tab or a failed refresh; the login state follows it. */
  tell(event: SessionEvent): void;
}

/** A session that lives in memory: it sets no cookie, leaves no page and asks no server. */
export function fakeSession(isSignedIn: boolean, over: Partial<Session> = {}): FakeSession {
  let signedIn = isSignedIn;
  let isHeld = false;
  let end: (goesOn: boolean) => void = () => undefined;
  let goesOn = Promise.resolve(false);
  const listeners = new Set<Listener>();
  const tell = (event: SessionEvent) => {
    signedIn = !['signed-out', 'expired'].includes(event);
    if (event === 'held') goesOn = new Promise((resolve) => (end = resolve));
    else end(event === 'resumed');
    isHeld = event === 'held';
    for (const listener of [...listeners]) listener(event);
  };
  return {
    isSignedIn: () => signedIn,
    accessToken: () => (signedIn && !isHeld ? 'access-token-of-a-fake' : undefined),
    settled: () => Promise.resolve(),
    refresh: () => Promise.resolve(signedIn && !isHeld ? 'renewed' : 'refused'),
    refusedAfterRenewal: () => tell('expired'),
    belongTo: () => undefined,
    isHeld: () => isHeld,
    goesOn: () => (isHeld ? goesOn : Promise.resolve(false)),
    giveUp: () => tell('expired'),
    signIn: () => Promise.resolve(tell(isHeld ? 'resumed' : 'signed-in')),
    signInWithProvider: () => Promise.resolve(tell(isHeld ? 'resumed' : 'signed-in')),
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
