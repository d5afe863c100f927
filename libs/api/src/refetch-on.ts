import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import type { ServerEvent } from '@portal/domain/wire/realtime-events';
import { baseApi } from './base-api.ts';
import { transport } from './transport.ts';

type Tag = Parameters<typeof baseApi.util.invalidateTags>[0][number];

// eslint-disable-next-line @typescript-eslint/no-explicit-any -- the state's type names every endpoint
type Dispatch = ThunkDispatch<any, any, UnknownAction>;

interface Lifecycle {
  readonly cacheEntryRemoved: Promise<void>;
  readonly dispatch: Dispatch;
}

const due = new WeakMap<Dispatch, Set<Tag>>();

// Every answer that is kept hears of an event, and so do several kinds of answers: together they ask once, not once each.
function invalidateTogether(dispatch: Dispatch, tags: readonly Tag[]): void {
  const waiting = due.get(dispatch);
  if (waiting) {
    for (const tag of tags) waiting.add(tag);
    return;
  }
  const all = new Set(tags);
  due.set(dispatch, all);
  queueMicrotask(() => {
    due.delete(dispatch);
    dispatch(baseApi.util.invalidateTags([...all]));
  });
}

/** For `onCacheEntryAdded`: reads an answer again when the server says one of `events`, and after the socket was away. */
export function refetchOn(events: ServerEvent | readonly ServerEvent[], tags: readonly Tag[]) {
  return async (_argument: unknown, { cacheEntryRemoved, dispatch }: Lifecycle): Promise<void> => {
    const { realtime } = transport();
    const refetch = () => invalidateTogether(dispatch, tags);
    const stops = [...[events].flat().map((event) => realtime.on(event, refetch)), realtime.onReconnect(refetch)];
    await cacheEntryRemoved;
    for (const stop of stops) stop();
  };
}
