import * as v from 'valibot';
import {
  type ClientEvent,
  type ClientEvents,
  SERVER_EVENTS,
  type ServerEvent,
  type ServerEvents,
} from '@portal/domain/wire/realtime-events';

type Listener = (payload: never) => void;

/** The socket of a test or story: what the server would say is pushed by hand. */
export interface FakeRealtime {
  on<E extends ServerEvent>(event: E, listener: (payload: ServerEvents[E]) => void): () => void;
  say<E extends ClientEvent>(event: E, payload: ClientEvents[E]): void;
  /** What the portal said, in its order. */
  readonly said: readonly { readonly event: ClientEvent; readonly payload: unknown }[];
  onReconnect(listener: () => void): () => void;
  isConnected(): boolean;
  onConnectionChange(listener: () => void): () => void;
  /** Says an event as the server; a payload that breaks the event's schema throws. */
  push<E extends ServerEvent>(event: E, payload: ServerEvents[E]): void;
  /** The connection is lost; it stood until now. */
  disconnect(): void;
  /** The first connection: nothing was missed before it. */
  connect(): void;
  /** The connection was lost and is back. */
  reconnect(): void;
  /** How many wait for whatever kind of news. */
  listenerCount(): number;
}

export function fakeRealtime(): FakeRealtime {
  const listeners = new Map<ServerEvent, Set<Listener>>();
  const reconnected = new Set<() => void>();
  const watchers = new Set<() => void>();
  const said: { event: ClientEvent; payload: unknown }[] = [];
  let isConnected = true;
  const setConnected = (next: boolean) => {
    if (isConnected === next) return;
    isConnected = next;
    for (const watcher of watchers) watcher();
  };
  return {
    on(event, listener) {
      const set = listeners.get(event) ?? new Set<Listener>();
      listeners.set(event, set.add(listener));
      return () => void set.delete(listener);
    },
    say: (event, payload) => void (isConnected && said.push({ event, payload })),
    said,
    onReconnect(listener) {
      reconnected.add(listener);
      return () => void reconnected.delete(listener);
    },
    isConnected: () => isConnected,
    onConnectionChange(listener) {
      watchers.add(listener);
      return () => void watchers.delete(listener);
    },
    push(event, payload) {
      const checked = v.parse(SERVER_EVENTS[event] as v.GenericSchema<unknown>, payload);
      for (const listener of listeners.get(event) ?? []) listener(checked as never);
    },
    disconnect: () => setConnected(false),
    connect: () => setConnected(true),
    reconnect() {
      setConnected(false);
      setConnected(true);
      for (const listener of reconnected) listener();
    },
    listenerCount: () => [reconnected, watchers, ...listeners.values()].reduce((sum, set) => sum + set.size, 0),
  };
}
