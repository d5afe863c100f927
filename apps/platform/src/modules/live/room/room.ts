import type { LiveEvents } from '@portal/domain/live/live-events';
import type { LiveMessage, LiveParticipant, MediaState, RoomState, WaitingGuest } from '@portal/domain/live/live-room';
import type { Clock } from '../../../core/clock.ts';
import type { RoomLesson } from '../../teaching/room-lessons.ts';
import { asLiveLesson } from '../live-lesson.ts';
import type { Entrant } from '../live-tickets.ts';
import type { Board } from './board.ts';
import { type Poll, pollFor } from './poll.ts';

/** The line to one person. */
export interface Connection {
  tell<E extends keyof LiveEvents>(event: E, payload: LiveEvents[E]): void;
  end(): void;
}

/** Somebody's place in the room or at its door. */
export interface Seat {
  readonly entrant: Entrant;
  connection: Connection;
  readonly since: Date;
  media: MediaState;
  handUp: boolean;
  /** When her weak line was last written down. */
  weakAt?: number;
}

interface Listener {
  joined(seat: Seat): void;
  left(seat: Seat): void;
}

const SILENT: MediaState = { audio: false, video: false, screen: false, line: 'GOOD' };
const MOST_MESSAGES = 200;
const MOST_WAITING = 60;

export type Room = ReturnType<typeof createRoom>;

/** Who and what is in the room of one lesson, and who waits before it. It knows no database and no socket. */
export function createRoom(
  lesson: RoomLesson,
  { messages, board, most, clock }: { messages: LiveMessage[]; board: Board; most: number; clock: Clock },
  listener: Listener,
) {
  const seats = new Map<string, Seat>();
  const door = new Map<string, Seat>();
  const admitted = new Set<string>();
  /** Those who were sent away come back through the door only. */
  const sentAway = new Set<string>();
  const room = {
    ...{ lesson, board, messages, seats, admitted },
    hasWaitingRoom: false,
    poll: null as Poll | null,
    page: 1,
    material: null as RoomState['material'],
    host: () => [...seats.values()].find(({ entrant }) => entrant.role === 'HOST'),
    tellAll,
    tellWaiting,
    tellPoll: () => seats.forEach((seat, id) => seat.connection.tell('live.polled', { poll: pollFor(room.poll, id) })),
    show: (seat: Seat) => tellAll('live.participant', { participant: asParticipant(seat) }),
    ...{ enter, leave, admit, remove, end, setWaitingRoom, keepMessage },
  };

  function tellAll<E extends keyof LiveEvents>(event: E, payload: LiveEvents[E], but?: Seat): void {
    for (const seat of seats.values()) if (seat !== but) seat.connection.tell(event, payload);
  }

  const waiting = (): WaitingGuest[] =>
    [...door.values()].map(({ entrant: { participantId: id, name, role }, since }) => ({
      ...{ id, name, role },
      since: since.toISOString(),
    }));

  function tellWaiting(): void {
    room.host()?.connection.tell('live.waiting', { waiting: waiting() });
  }

  const stateFor = ({ entrant }: Seat): RoomState => ({
    lesson: asLiveLesson(room.lesson, clock.now()),
    participants: [...seats.values()].map(asParticipant),
    waiting: entrant.role === 'HOST' ? waiting() : [],
    hasWaitingRoom: room.hasWaitingRoom,
    messages: room.messages,
    poll: pollFor(room.poll, entrant.participantId),
    pages: board.pages(),
    page: room.page,
    material: room.material,
    startedAt: room.lesson.startedAt?.toISOString() ?? null,
  });

  function takeOver(standing: Seat, connection: Connection): void {
    standing.connection.tell('live.over', { reason: 'ELSEWHERE' });
    standing.connection.end();
    standing.connection = connection;
  }

  const mayPass = ({ role, participantId: id }: Entrant) =>
    role === 'HOST' || admitted.has(id) || (!room.hasWaitingRoom && !sentAway.has(id));
  // The host's place is kept free.
  const isFull = () => seats.size - (room.host() ? 1 : 0) >= most - 1;

  function enter(entrant: Entrant, connection: Connection): void {
    const standing = seats.get(entrant.participantId);
    if (standing) {
      takeOver(standing, connection);
      Object.assign(standing, { media: SILENT, handUp: false });
      connection.tell('live.state', stateFor(standing));
      return tellAll('live.participant', { participant: asParticipant(standing) }, standing);
    }
    const seat: Seat = { entrant, connection, since: clock.now(), media: SILENT, handUp: false };
    if (mayPass(entrant)) return sit(seat);
    const before = door.get(entrant.participantId);
    if (before) takeOver(before, connection);
    else if (door.size >= MOST_WAITING) return turnAway(seat, 'FULL');
    else door.set(entrant.participantId, seat);
    connection.tell('live.door', { state: 'WAITING', opensAt: null });
    tellWaiting();
  }

  function turnAway({ connection }: Seat, state: LiveEvents['live.door']['state']): void {
    connection.tell('live.door', { state, opensAt: null });
    connection.end();
  }

  function sit(seat: Seat): void {
    if (seat.entrant.role !== 'HOST' && isFull()) return turnAway(seat, 'FULL');
    seats.set(seat.entrant.participantId, seat);
    admitted.add(seat.entrant.participantId);
    seat.connection.tell('live.state', stateFor(seat));
    tellAll('live.participant', { participant: asParticipant(seat) }, seat);
    listener.joined(seat);
  }

  /** A line is gone; one that was taken over is nobody's any more. */
  function leave(participantId: string, connection: Connection): void {
    const seat = seats.get(participantId);
    if (seat?.connection === connection) {
      seats.delete(participantId);
      tellAll('live.left', { participantId });
      listener.left(seat);
    } else if (door.get(participantId)?.connection === connection) {
      door.delete(participantId);
      tellWaiting();
    }
  }

  function admit(guestId: string, isWelcome: boolean): boolean {
    const seat = door.get(guestId);
    if (!seat) return false;
    door.delete(guestId);
    if (isWelcome) {
      sentAway.delete(guestId);
      sit({ ...seat, since: clock.now() });
    } else turnAway(seat, 'REFUSED');
    tellWaiting();
    return true;
  }

  function remove(participantId: string): boolean {
    const seat = seats.get(participantId);
    if (!seat || seat.entrant.role === 'HOST') return false;
    admitted.delete(participantId);
    sentAway.add(participantId);
    dismiss(seat, 'REMOVED');
    return true;
  }

  function dismiss(seat: Seat, reason: LiveEvents['live.over']['reason']): void {
    seat.connection.tell('live.over', { reason });
    leave(seat.entrant.participantId, seat.connection);
    seat.connection.end();
  }

  /** The room is over for everybody, or for those of whom `only` says so. */
  function end(reason: LiveEvents['live.over']['reason'], only: (seat: Seat) => boolean = () => true): void {
    for (const seat of [...seats.values(), ...door.values()].filter(only)) dismiss(seat, reason);
  }

  function setWaitingRoom(on: boolean): void {
    room.hasWaitingRoom = on;
    if (!on) for (const id of [...door.keys()]) if (!sentAway.has(id)) admit(id, true);
    const host = room.host();
    host?.connection.tell('live.state', stateFor(host));
  }

  function keepMessage(message: LiveMessage): void {
    room.messages = [...room.messages, message].slice(-MOST_MESSAGES);
    tellAll('live.message', message);
  }

  return room;
}

export const asParticipant = ({ entrant, media, handUp, since }: Seat): LiveParticipant => ({
  ...{ id: entrant.participantId, name: entrant.name, role: entrant.role, media, handUp },
  joinedAt: since.toISOString(),
});
