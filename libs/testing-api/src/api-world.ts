import { configureStore } from '@reduxjs/toolkit';
import { baseApi } from '@portal/api/base-api';
import { configureTransport, type Transport, type TransportSession } from '@portal/api/transport';
import { fakeRealtime } from '@portal/testing/fake-realtime';

/** Where the api of a test asks. */
export const API = 'https://api.test';

/** A session whose tokens are `t0`, `t1`, … Renewing takes what `outcomes` says, then succeeds. */
export function sessionDouble(outcomes: ('renewed' | 'refused' | 'unreachable')[] = []) {
  let generation = 0;
  let isSignedIn = true;
  let flight: Promise<'renewed' | 'refused' | 'unreachable'> | undefined;
  const session = {
    refreshes: 0,
    ends: 0,
    sent: [] as (string | undefined)[],
    accessToken: () => (isSignedIn ? `t${generation}` : undefined),
    settled: async () => void (await flight),
    refresh(used: string | undefined) {
      if (used !== session.accessToken()) return Promise.resolve('renewed' as const);
      flight ??= (async () => {
        session.refreshes += 1;
        await new Promise((resolve) => setTimeout(resolve, 5));
        const outcome = outcomes.shift() ?? 'renewed';
        if (outcome === 'renewed') generation += 1;
        if (outcome === 'refused') isSignedIn = false;
        return outcome;
      })().finally(() => (flight = undefined));
      return flight;
    },
    refusedAfterRenewal: () => void (session.ends += 1),
    goesOn: () => Promise.resolve(false),
    /** Another tab renewed. */
    renewElsewhere: () => void (generation += 1),
    signOut: () => void (isSignedIn = false),
  } satisfies TransportSession & Record<string, unknown>;
  return session;
}

/** A store, a session and a socket around the api, and nothing of the page. */
export function createApiWorld(over: Partial<Transport> = {}) {
  const session = sessionDouble();
  const realtime = fakeRealtime();
  configureTransport({
    origin: API,
    headers: () => ({
      'accept-language': 'ko',
      platform: 'WEB',
      'tenant-code': 'KR',
      'device-id': '00000000-0000-4000-8000-000000000001',
    }),
    session,
    realtime,
    ...over,
  });
  const store = configureStore({
    reducer: { [baseApi.reducerPath]: baseApi.reducer },
    middleware: (defaults) => defaults().concat(baseApi.middleware),
  });
  return { store, session, realtime };
}
