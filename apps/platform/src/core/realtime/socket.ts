import type { IncomingHttpHeaders, IncomingMessage, Server as HttpServer } from 'node:http';
import { millisecondsInMinute } from 'date-fns/constants';
import { Server, type Socket } from 'socket.io';
import * as v from 'valibot';
import {
  CLIENT_EVENTS,
  type ClientEvent,
  type ClientEvents,
  SOCKET_PATH,
  type ServerEvents,
} from '@portal/domain/wire/realtime-events';
import type { Caller, FindCaller } from '../caller.ts';
import type { Config } from '../config/config.ts';
import { refusedSocket, withoutUpgrade } from '../http/bare-answers.ts';
import { clientAddressOf, networkOf } from '../http/client-address.ts';
import { createRateLimiter } from '../http/rate-limit.ts';
import { securityHeaders } from '../http/security-headers.ts';
import type { ModuleDeps } from '../module.ts';
import type { RealtimeSink } from './realtime.ts';

type Outgoing = { [Name in keyof ServerEvents]: (payload: ServerEvents[Name]) => void };

type Said = { [Name in ClientEvent]: (payload: unknown) => void };

interface Incoming extends Said {
  /** A fresh ticket for a socket that wants to outlive the access token it was opened with. */
  'auth.renew': (ticket: unknown, answer: unknown) => void;
}

interface SocketData {
  caller: Caller;
  expiry?: NodeJS.Timeout;
}

type ChatServer = Server<Incoming, Outgoing, Record<string, never>, SocketData>;
type ChatConnection = Socket<Incoming, Outgoing, Record<string, never>, SocketData>;

interface SocketDeps extends Pick<ModuleDeps, 'clock' | 'log' | 'realtime'> {
  readonly config: Pick<
    Config,
    'origin' | 'corsOrigins' | 'trustProxy' | 'socketLimitPerMinute' | 'isSecure' | 'social'
  >;
  /** Both are the identity module's; a ticket counts once. */
  readonly consumeSocketTicket: (ticket: string) => Promise<Caller | undefined>;
  readonly findCaller: FindCaller;
  /** How many notifications a user has not seen: a tab that comes has asked before, and something may have come between. */
  readonly unseenOf: (userId: string) => Promise<number>;
  /** Hears what the portal says by itself; whether it may is asked there. */
  readonly onSaid?:
    (<E extends ClientEvent>(caller: Caller, event: E, payload: ClientEvents[E]) => Promise<void>) | undefined;
  /** Hears of every socket that comes and goes. */
  readonly onPresence?: ((caller: Caller, change: 'joined' | 'left') => void) | undefined;
  readonly limits?: Partial<typeof LIMITS>;
}

interface PlatformSocket {
  /** For those who serve a namespace of their own on it. */
  readonly server: Server;
  /** Tells every client goodbye; call it before the HTTP server stops listening. */
  disconnectAll(): void;
  close(): Promise<void>;
}

const LIMITS = {
  /** A socket ends when its access token would have, and a minute later at the latest. */
  lifeMs: 11 * millisecondsInMinute,
  socketsPerUser: 5,
  /** Incoming events of one socket in ten seconds. */
  eventsPerTenSeconds: 20,
  /** Letters of one event: nothing here needs more. */
  eventLength: 64 * 1024,
  queryLength: 2_048,
  /** For how long the end of a session is remembered, for sockets that were just being opened. */
  endedMs: millisecondsInMinute,
};

const TOKEN = /^[A-Za-z0-9._~+/=-]{1,1024}$/;
const KEY = /^[+/0-9A-Za-z]{22}==$/;
/** What the library below would refuse with an answer of its own. */
const isHandshake = (headers: IncomingHttpHeaders) =>
  KEY.test(headers['sec-websocket-key'] ?? '') &&
  headers['sec-websocket-version'] === '13' &&
  headers['sec-websocket-protocol'] === undefined;
const userRoom = (userId: string) => `user:${userId}`;
const sessionRoom = (sessionId: string) => `session:${sessionId}`;

/** Serves the one socket of each tab (CHT-3). The portal is told ids only, and says little itself: that it stays, and CLIENT_EVENTS. */
export function attachSocket(http: HttpServer, deps: SocketDeps): PlatformSocket {
  const limits = { ...LIMITS, ...deps.limits };
  const allowed = new Set([deps.config.origin, ...deps.config.corsOrigins]);
  const addressOf = clientAddressOf(deps.config.trustProxy);
  const handshakes = createRateLimiter(deps.clock, deps.config.socketLimitPerMinute || Number.POSITIVE_INFINITY);
  const endedSessions = new Map<string, NodeJS.Timeout>();

  const io: ChatServer = new Server(http, {
    path: SOCKET_PATH,
    addTrailingSlash: false,
    serveClient: false,
    transports: ['websocket'],
    allowUpgrades: false,
    // What the board of a room needs at a time; here less is allowed.
    maxHttpBufferSize: 256 * 1024,
    perMessageDeflate: false,
    connectTimeout: 10_000,
    // Recovery would let a socket come back past the checks below (F4): it stays off.
    allowRequest(request, decide) {
      const refusal = refusalOf(request);
      if (refusal) deps.log.info({ refusal }, 'socket refused');
      decide(refusal, !refusal);
    },
  });

  io.engine.on('headers', (headers: Record<string, string>) => Object.assign(headers, securityHeaders(deps.config)));
  io.engine.on('connection_error', refusedSocket(deps));
  io.engine.use(withoutUpgrade(deps));

  function refusalOf(request: IncomingMessage): string | undefined {
    if (!isHandshake(request.headers)) return 'no handshake';
    if (!allowed.has(request.headers.origin ?? '')) return 'origin';
    if ((request.url?.length ?? 0) > limits.queryLength) return 'query too long';
    return handshakes.take(networkOf(addressOf(request))) ? 'too many' : undefined;
  }

  io.use((socket, next) => {
    authenticate(socket.handshake.query['token']).then(
      (caller) => {
        if (!caller) return next(new Error('unauthorized'));
        if (isFull(caller.userId)) return next(new Error('too_many_sockets'));
        socket.data.caller = caller;
        next();
      },
      (error: unknown) => {
        deps.log.error({ err: error }, 'socket authentication failed');
        next(new Error('unavailable'));
      },
    );
  });

  async function authenticate(token: unknown): Promise<Caller | undefined> {
    if (typeof token !== 'string' || !TOKEN.test(token)) return undefined;
    const byTicket = await deps.consumeSocketTicket(token);
    if (byTicket) return byTicket;
    const byToken = await deps.findCaller(token);
    return typeof byToken === 'string' ? undefined : byToken;
  }

  const isFull = (userId: string) =>
    (io.sockets.adapter.rooms.get(userRoom(userId))?.size ?? 0) >= limits.socketsPerUser;

  io.on('connection', (socket) => {
    const { userId, sessionId } = socket.data.caller;
    // Both may have changed while the handshake was under way.
    if (isFull(userId) || endedSessions.has(sessionId)) return void socket.disconnect(true);
    enter(socket);
    const events = createRateLimiter(deps.clock, limits.eventsPerTenSeconds, 10_000);
    socket.use((packet, next) => {
      if (events.take('all') || JSON.stringify(packet).length > limits.eventLength) socket.disconnect(true);
      else next();
    });
    socket.on('auth.renew', (ticket, answer) => {
      renew(socket, ticket).then(
        (ok) => typeof answer === 'function' && answer({ ok }),
        (error: unknown) => deps.log.error({ err: error }, 'socket renewal failed'),
      );
    });
    for (const event of Object.keys(CLIENT_EVENTS) as ClientEvent[])
      socket.on(event, (payload) => {
        const { success, output } = v.safeParse(CLIENT_EVENTS[event], payload);
        if (!success) return;
        deps
          .onSaid?.(socket.data.caller, event, output)
          .catch((error: unknown) => deps.log.error({ err: error }, 'what a socket said was not passed on'));
      });
    socket.on('disconnect', () => {
      clearTimeout(socket.data.expiry);
      deps.onPresence?.(socket.data.caller, 'left');
    });
    socket.emit('ready', { userId, serverTime: deps.clock.now().toISOString() });
    deps.onPresence?.(socket.data.caller, 'joined');
    deps.unseenOf(userId).then(
      (count) => socket.emit('notification.unseen', { count }),
      (error: unknown) => deps.log.error({ err: error }, 'a socket was not told what is unseen'),
    );
  });

  function enter(socket: ChatConnection): void {
    const { userId, sessionId } = socket.data.caller;
    void socket.join([userRoom(userId), sessionRoom(sessionId)]);
    clearTimeout(socket.data.expiry);
    socket.data.expiry = setTimeout(() => socket.disconnect(true), limits.lifeMs);
    socket.data.expiry.unref();
  }

  async function renew(socket: ChatConnection, ticket: unknown): Promise<boolean> {
    const renewed = await authenticate(ticket);
    if (!renewed || renewed.userId !== socket.data.caller.userId || endedSessions.has(renewed.sessionId)) return false;
    void socket.leave(sessionRoom(socket.data.caller.sessionId));
    socket.data.caller = renewed;
    if (socket.connected) enter(socket);
    return true;
  }

  const closeRoom = (room: string, reason: string) => {
    io.to(room).emit('session.revoked', { reason });
    io.in(room).disconnectSockets(true);
  };

  const sink: RealtimeSink = {
    tell(userId, event, ...payload) {
      io.to(userRoom(userId)).emit(event, ...(payload as never));
    },
    closeSession(sessionId, reason = 'REVOKED') {
      clearTimeout(endedSessions.get(sessionId));
      const forget = setTimeout(() => endedSessions.delete(sessionId), limits.endedMs);
      endedSessions.set(sessionId, forget.unref());
      closeRoom(sessionRoom(sessionId), reason);
    },
    closeUser: (userId, reason = 'REVOKED') => closeRoom(userRoom(userId), reason),
  };
  const detach = deps.realtime.attach(sink);

  return {
    server: io as unknown as Server,
    disconnectAll: () => void io.disconnectSockets(true),
    async close() {
      detach();
      for (const timer of endedSessions.values()) clearTimeout(timer);
      await io.close();
    },
  };
}
