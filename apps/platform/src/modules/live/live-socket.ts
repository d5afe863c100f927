import type { Namespace, Server, Socket } from 'socket.io';
import * as v from 'valibot';
import {
  LIVE_HOST_REQUESTS,
  LIVE_NAMESPACE,
  LIVE_REQUESTS,
  type LiveAnswer,
  type LiveEvents,
} from '@portal/domain/live/live-events';
import { createRateLimiter } from '../../core/http/rate-limit.ts';
import type { LiveDeps } from './live-deps.ts';
import type { LiveRooms } from './live-rooms.ts';
import type { Entrant, LiveTickets } from './live-tickets.ts';
import type { OpenRoom } from './room/open-room.ts';
import { refused, type RoomRequests } from './room/room-requests.ts';
import type { Connection } from './room/seat.ts';

type Outgoing = { [N in keyof LiveEvents]: (payload: LiveEvents[N]) => void };
type Incoming = Record<string, (payload: unknown, answer: unknown) => void>;
type LiveSocket = Socket<Incoming, Outgoing, Record<string, never>, { entrant: Entrant }>;
type LiveNamespace = Namespace<Incoming, Outgoing, Record<string, never>, { entrant: Entrant }>;

const WINDOW_MS = 10_000;
/** Requests of one line in ten seconds, drawing and signals among them; who asks twice as much is cut off. */
const MOST_REQUESTS = 300;
const MOST_MESSAGES = 20;

const SCHEMAS: Readonly<Record<string, v.GenericSchema<unknown>>> = { ...LIVE_REQUESTS, ...LIVE_HOST_REQUESTS };

interface SocketDeps extends Pick<LiveDeps, 'clock' | 'log'> {
  readonly tickets: LiveTickets;
  readonly rooms: LiveRooms;
  readonly requests: RoomRequests;
}

/** Serves the rooms on a namespace of the one socket server. */
export function attachLiveSocket(io: Server, { tickets, rooms, requests, clock, log }: SocketDeps): void {
  const live = io.of(LIVE_NAMESPACE) as unknown as LiveNamespace;

  // The ticket is not read from the address: addresses are logged on the way.
  live.use((socket, next) => {
    const entrant = tickets.consume((socket.handshake.auth as Record<string, unknown>)['token']);
    if (!entrant) return next(new Error('unauthorized'));
    socket.data.entrant = entrant;
    next();
  });

  live.on('connection', (socket) => {
    const { entrant } = socket.data;
    const connection = connectionOf(socket);
    const entering = rooms.enter(entrant, connection).then(async (found) => {
      // She may be gone again while the room was opened.
      if (found && socket.connected) found.room.enter(entrant, connection);
      // Read once she is in: a link that is renewed right now finds her inside, or she finds it renewed.
      if (entrant.generation !== undefined) await rooms.endRenewed(entrant.lessonId, entrant.participantId);
      return found;
    });
    entering.catch((err: unknown) => {
      log.error({ err }, 'a room could not be entered');
      socket.disconnect(true);
    });
    const all = createRateLimiter(clock, MOST_REQUESTS, WINDOW_MS);
    const cut = createRateLimiter(clock, MOST_REQUESTS * 2, WINDOW_MS);
    const chat = createRateLimiter(clock, MOST_MESSAGES, WINDOW_MS);

    async function answerTo(name: string, payload: unknown): Promise<LiveAnswer> {
      if (cut.take('')) socket.disconnect(true);
      if (all.take('') || (name === 'live.chat' && chat.take(''))) return refused('RATE_LIMIT');
      const schema = Object.hasOwn(SCHEMAS, name) ? SCHEMAS[name] : undefined;
      const checked = schema && v.safeParse(schema, payload);
      if (!checked?.success) return refused('INVALID');
      const on = await entering;
      const seat = on?.room.seats.get(entrant.participantId);
      if (!on || seat?.connection !== connection) return refused('NOT_IN_ROOM');
      if (Object.hasOwn(LIVE_HOST_REQUESTS, name) && entrant.role !== 'HOST') return refused('NOT_HOST');
      const handle = requests[name as keyof RoomRequests] as (
        on: OpenRoom,
        from: typeof seat,
        payload: unknown,
      ) => LiveAnswer | Promise<LiveAnswer>;
      return handle(on, seat, checked.output);
    }

    socket.onAny((name: string, ...given: unknown[]) => {
      const answer = given.at(-1);
      answerTo(name, typeof given[0] === 'function' ? undefined : given[0])
        .catch((err: unknown) => {
          log.error({ err, request: name.slice(0, 40) }, 'a request of a room failed');
          return refused('INVALID');
        })
        .then((result) => {
          if (typeof answer === 'function') (answer as (result: LiveAnswer) => void)(result);
          if (name === 'live.leave') socket.disconnect(true);
        });
    });

    socket.on('disconnect', () => {
      entering.then(
        (found) => found?.room.leave(entrant.participantId, connection),
        () => undefined,
      );
    });
  });
}

const connectionOf = (socket: LiveSocket): Connection => ({
  tell: (event, payload) => void socket.emit(event, ...([payload] as never)),
  end: () => void socket.disconnect(true),
});
