import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import type { ServerEvent } from '@portal/domain/contract/realtime-events';
import { baseApi } from './base-api.ts';
import { transport } from './transport.ts';

type Tag = Parameters<typeof baseApi.util.invalidateTags>[0][number];

interface Lifecycle {
  readonly cacheEntryRemoved: Promise<void>;
  // eslint-disable-next-line @typescript-eslint/no-explicit-any -- the state's type names every endpoint
  readonly dispatch: ThunkDispatch<any, any, UnknownAction>;
}

/** For `onCacheEntryAdded`: reads an answer again when the server says one of `events`, and after the socket was away. */
export function refetchOn(events: ServerEvent | readonly ServerEvent[], tags: Tag[]) {
  return async (_argument: unknown, { cacheEntryRemoved, dispatch }: Lifecycle): Promise<void> => {
    const { realtime } = transport();
    const refetch = () => dispatch(baseApi.util.invalidateTags(tags));
    const stops = [...[events].flat().map((event) => realtime.on(event, refetch)), realtime.onReconnect(refetch)];
    await cacheEntryRemoved;
    for (const stop of stops) stop();
  };
}
