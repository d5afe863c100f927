import type { ServerEvents } from '@portal/domain/wire/realtime-events';
import { transport } from './transport.ts';

interface Lifecycle<T> {
  readonly cacheEntryRemoved: Promise<void>;
  readonly getCacheEntry: () => { readonly data?: T };
}

/** Calls `refetch` when somebody writes or reads in one of the rooms that an answer names. */
export async function refetchOnChat<T>(
  { cacheEntryRemoved, getCacheEntry }: Lifecycle<T>,
  roomsOf: (answer: T) => readonly (string | null)[],
  refetch: () => void,
): Promise<void> {
  const { realtime } = transport();
  const check = ({ id }: ServerEvents['chat.changed']) => {
    const { data } = getCacheEntry();
    if (data && roomsOf(data).includes(id)) refetch();
  };
  const stops = [realtime.on('chat.message', check), realtime.on('chat.changed', check)];
  await cacheEntryRemoved;
  for (const stop of stops) stop();
}
