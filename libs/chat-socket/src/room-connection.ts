import * as v from 'valibot';
import {
  LIVE_EVENTS,
  LIVE_NAMESPACE,
  type LiveAnswer,
  type LiveEvents,
  type LiveRequests,
} from '@portal/domain/live/live-events';
import { SOCKET_MS } from '@portal/domain/tenant/limits';
import { SOCKET_PATH } from '@portal/domain/wire/realtime-events';
import { reconnectDelay } from './reconnect-delay.ts';

export type RoomStatus = 'CONNECTING' | 'CONNECTED' | 'LOST';

export interface RoomListener {
  onEvent<E extends keyof LiveEvents>(event: E, payload: LiveEvents[E]): void;
  onStatus(status: RoomStatus): void;
}

export interface RoomEntrance {
  /** Origin of the API, '' for the page's own. */
  readonly origin: string;
  /** The ticket of a new pass: each connection needs one. Undefined when there is no way in any more. */
  ticket(): Promise<string | undefined>;
}

export interface RoomConnection {
  /** Resolves with the room's answer; a lost connection or a late answer is a refusal. */
  request<N extends keyof LiveRequests>(name: N, payload: LiveRequests[N]): Promise<LiveAnswer>;
  close(): void;
}

const ANSWER_MS = 10_000;
const REFUSED: LiveAnswer = { ok: false, code: 'NOT_IN_ROOM' };

/** After this the room lets her in no more by itself: she was refused at the door, or it is over for her. */
const isFinal = (event: keyof LiveEvents, payload: unknown) =>
  event === 'live.over' || (event === 'live.door' && (payload as LiveEvents['live.door']).state !== 'WAITING');

/** Keeps a person connected to a room until it is closed or the room is over for her. */
export function connectRoom(listener: RoomListener, { origin, ticket }: RoomEntrance): RoomConnection {
  let isClosed = false;
  let failures = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const socketComing = import('socket.io-client').then(({ io }) =>
    io(`${origin === '' ? location.origin : origin}${LIVE_NAMESPACE}`, {
      path: SOCKET_PATH,
      transports: ['websocket'],
      // Not the connection of the chat: it comes and goes with the room.
      forceNew: true,
      autoConnect: false,
      // The client's own cannot wait for the new ticket that each attempt needs.
      reconnection: false,
      timeout: SOCKET_MS.timeout,
    }),
  );
  type Client = Awaited<typeof socketComing>;
  let socket: Client | undefined;
  const stay = new AbortController();

  function close(): void {
    isClosed = true;
    stay.abort();
    clearTimeout(timer);
    void socketComing.then(
      (client) => {
        client.off();
        client.disconnect();
      },
      () => undefined,
    );
  }

  function later(): void {
    if (isClosed) return;
    listener.onStatus('LOST');
    clearTimeout(timer);
    timer = setTimeout(() => void attempt(), reconnectDelay(failures));
    failures += 1;
  }

  async function attempt(): Promise<void> {
    timer = undefined;
    try {
      const client = await socketComing;
      const token = await ticket();
      if (isClosed || token === undefined) return;
      client.auth = { token };
      client.connect();
    } catch {
      later();
    }
  }

  // What breaks its schema never reaches the room: the server may be newer than this page.
  function tell(event: keyof LiveEvents, payload: unknown): void {
    const { success, output } = v.safeParse(LIVE_EVENTS[event] as v.GenericSchema<unknown>, payload);
    if (!success) return;
    if (isFinal(event, output)) close();
    listener.onEvent(event, output as never);
  }

  function listen(client: Client): void {
    socket = client;
    for (const event of Object.keys(LIVE_EVENTS) as (keyof LiveEvents)[])
      client.on(event, (payload: unknown) => tell(event, payload));
    client.on('connect', () => {
      failures = 0;
      listener.onStatus('CONNECTED');
    });
    client.on('disconnect', later);
    client.on('connect_error', later);
  }

  // A machine that has lost its network knows it at once; the line itself is found silent only after half a minute.
  // While it still knocks, its own refusal tells.
  addEventListener('offline', () => socket?.connected && socket.disconnect(), stay);
  function comeBack(): void {
    if (timer === undefined) return;
    clearTimeout(timer);
    void attempt();
  }
  addEventListener('online', comeBack, stay);

  listener.onStatus('CONNECTING');
  void socketComing.then(listen, () => undefined).then(attempt);
  return {
    async request(name, payload) {
      if (!socket?.connected) return REFUSED;
      try {
        return (await socket.timeout(ANSWER_MS).emitWithAck(name, payload)) as LiveAnswer;
      } catch {
        return REFUSED;
      }
    },
    close,
  };
}
