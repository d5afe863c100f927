import * as v from 'valibot';
import { SOCKET_MS } from '@portal/domain/tenant/limits';
import {
  type ClientEvent,
  type ClientEvents,
  SERVER_EVENTS,
  SOCKET_PATH,
  type ServerEvent,
  type ServerEvents,
} from '@portal/domain/wire/realtime-events';
import { keepConnected } from './connection.ts';

export interface SocketOptions {
  /** Origin of the API, '' for the page's own. */
  readonly origin: string;
  /** A fresh single-use ticket, or an access token where the server has no tickets. */
  ticket(): Promise<string>;
  isSignedIn(): boolean;
  /** Renews the session after the server refused the ticket; without it a refusal ends the attempts. */
  renew?(): Promise<'renewed' | 'refused' | 'unreachable'>;
}

/** Same form as the api's `Realtime`, plus its life. */
export interface Socket {
  on<E extends ServerEvent>(event: E, listener: (payload: ServerEvents[E]) => void): () => void;
  /** Says something that is worth nothing later: without a connection it is lost. */
  say<E extends ClientEvent>(event: E, payload: ClientEvents[E]): void;
  onReconnect(listener: () => void): () => void;
  /** Whether the server has accepted this tab and is still there. */
  isConnected(): boolean;
  onConnectionChange(listener: () => void): () => void;
  /** Connects once; while the connection lives or is on its way, further calls do nothing (CHT-3). */
  connect(): void;
  /** Drops the connection and whatever is on its way; `connect` starts anew. */
  close(): void;
}

type Listener = (payload: never) => void;
type Line = Pick<Socket, 'close' | 'say'>;

const EVENTS = Object.keys(SERVER_EVENTS) as ServerEvent[];

// The library comes with the first connection, not with the first screen.
const loadClient = () => import('socket.io-client');

/** The one socket of a tab (CHT-3, CHT-4; security 2.10). */
export function createSocket(options: SocketOptions): Socket {
  const listeners = new Map<ServerEvent, Set<Listener>>();
  const reconnected = new Set<() => void>();
  const watchers = new Set<() => void>();
  let current: Line | undefined;
  let isUp = false;
  let wasUp = false;

  function setUp(next: boolean): void {
    if (isUp === next) return;
    isUp = next;
    wasUp ||= next;
    for (const watcher of [...watchers]) watcher();
  }

  // What breaks its schema never reaches a listener: the server may be newer than this page.
  function tell(event: ServerEvent, payload: unknown): void {
    const { success, output } = v.safeParse(SERVER_EVENTS[event] as v.GenericSchema<unknown>, payload);
    if (!success) return;
    for (const listener of [...(listeners.get(event) ?? [])]) listener(output as never);
  }

  /** `isMine` turns false when the socket was closed while the library was still on its way. */
  async function open(isMine: () => boolean): Promise<Line | undefined> {
    const { io } = await loadClient();
    if (!isMine()) return undefined;
    const socket = io(options.origin === '' ? location.origin : options.origin, {
      path: SOCKET_PATH,
      transports: ['websocket'],
      // Its own connection: a shared one would keep the query of an earlier sign-in.
      forceNew: true,
      autoConnect: false,
      reconnection: false,
      timeout: SOCKET_MS.timeout,
    });
    for (const event of EVENTS) socket.on(event, (payload: unknown) => tell(event, payload));
    // The server ended the session: the renewal finds that out and brings the login page.
    socket.on('session.revoked', () => void options.renew?.());
    const { close } = keepConnected(socket, {
      ticket: () => options.ticket(),
      isSignedIn: () => options.isSignedIn(),
      ...(options.renew && { renew: options.renew.bind(options) }),
      isAgain: wasUp,
      onReconnect() {
        for (const listener of [...reconnected]) listener();
      },
      onConnection(isConnected) {
        if (isMine()) setUp(isConnected);
      },
      onStopped() {
        if (isMine()) current = undefined;
      },
    });
    return { close, say: (event, payload) => void (socket.connected && socket.emit(event, payload)) };
  }

  return {
    on(event, listener) {
      const set = listeners.get(event) ?? new Set<Listener>();
      listeners.set(event, set.add(listener));
      return () => void set.delete(listener);
    },
    say: (event, payload) => current?.say(event, payload),
    onReconnect(listener) {
      reconnected.add(listener);
      return () => void reconnected.delete(listener);
    },
    isConnected: () => isUp,
    onConnectionChange(listener) {
      watchers.add(listener);
      return () => void watchers.delete(listener);
    },
    connect() {
      if (current || !options.isSignedIn()) return;
      let opened: Line | undefined;
      let isClosed = false;
      const mine: Line = {
        say: (event, payload) => opened?.say(event, payload),
        close() {
          isClosed = true;
          opened?.close();
        },
      };
      current = mine;
      open(() => !isClosed && current === mine).then(
        (connection) => {
          opened = connection;
          if (isClosed) connection?.close();
        },
        () => {
          // The library could not be loaded (offline, new release): the next `connect` tries again.
          if (current === mine) current = undefined;
        },
      );
    },
    close() {
      current?.close();
      current = undefined;
      setUp(false);
    },
  };
}
