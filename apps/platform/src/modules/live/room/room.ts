import type { LiveEvents } from '@portal/domain/live/live-events';
import type { LiveMessage, LiveParticipant, MediaState, RoomState, WaitingGuest } from '@portal/domain/live/live-room';
import type { Clock } from '../../../core/clock.ts';
import type { RoomLesson } from '../../lessons/module.ts';
import { asLiveLesson } from '../live-lesson.ts';
import type { Entrant } from '../live-tickets.ts';
import type { ShownMaterial, TellMaterial } from '../material/shown-material.ts';
import type { Board } from './board.ts';
import { drawingRights } from './drawing-rights.ts';
import { type Poll, pollFor } from './poll.ts';

/** The line to one person. */
export interface Connection {
  tell<E extends keyof LiveEvents>(event: E, payload: LiveEvents[E]): void;
  end(): void;
}

/** Somebody's place in the room or at its door. */
export interface Seat {
  entrant: Entrant;
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

/** What a room stands on. */
interface Ground {
  readonly messages: LiveMessage[];
  readonly board: Board;
  readonly most: number;
  readonly clock: Clock;
  readonly tellMaterial: TellMaterial;
}

const SILENT: MediaState = { audio: false, video: false, screen: false, line: 'GOOD' };
const MOST_MESSAGES = 200;
const MOST_WAITING = 60;

/** A person by her link as it was when she came. */
const wayOf = ({ participantId, generation = 0 }: Entrant) => `${participantId} ${generation}`;

export type Room = ReturnType<typeof createRoom>;

/** Who and what is in the room of one lesson, and who waits before it. It knows no database and no socket. */
export function createRoom(
  lesson: RoomLesson,
  { messages, board, most, clock, tellMaterial }: Ground,
  listener: Listener,
) {
  const seats = new Map<string, Seat>();
  const door = new Map<string, Seat>();
  /** Who was let in once, and who was sent away and comes back through the door only; by the link as it was then. */
  const admitted = new Set<string>();
  const sentAway = new Set<string>();
  const room = {
    lesson,
    board,
    messages,
    seats,
    hasWaitingRoom: false,
    rights: drawingRights(),
    poll: null as Poll | null,
    page: 1,
    material: null as ShownMaterial | null,
    host: () => [...seats.values()].find(({ entrant }) => entrant.role === 'HOST'),
    tellAll,
    tellWaiting,
    tellPoll: () => seats.forEach((seat, id) => seat.connection.tell('live.polled', { poll: pollFor(room.poll, id) })),
    show: (seat: Seat) => tellAll('live.participant', { participant: asParticipant(seat) }),
    enter,
    leave,
    admit,
    remove,
    expel,
    end,
    setWaitingRoom,
    setDrawing,
    showMaterial,
    keepMessage,
  };

  function tellAll<E extends keyof LiveEvents>(event: E, payload: LiveEvents[E], but?: Seat): void {
    for (const seat of seats.values()) if (seat !== but) seat.connection.tell(event, payload);
  }

  const waiting = (): WaitingGuest[] =>
    [...door.values()].map(({ entrant: { participantId: id, name, role }, since }) => ({
      id,
      name,
      role,
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
    studentsMayDraw: room.rights.studentsMay(),
    messages: room.messages,
    poll: pollFor(room.poll, entrant.participantId),
    pages: board.pages(),
    page: room.page,
    material: materialFor(entrant),
    startedAt: room.lesson.startedAt?.toISOString() ?? null,
  });

  function asParticipant({ entrant, media, handUp, since }: Seat): LiveParticipant {
    const { participantId: id, name, role } = entrant;
    return { id, name, role, media, handUp, mayDraw: room.rights.mayDraw(entrant), joinedAt: since.toISOString() };
  }

  /** She came again: by this line, and under the name that she gives now. */
  function takeOver(standing: Seat, entrant: Entrant, connection: Connection): void {
    standing.connection.tell('live.over', { reason: 'ELSEWHERE' });
    standing.connection.end();
    standing.entrant = entrant;
    standing.connection = connection;
  }

  const mayPass = (entrant: Entrant) =>
    entrant.role === 'HOST' || admitted.has(wayOf(entrant)) || (!room.hasWaitingRoom && !sentAway.has(wayOf(entrant)));
  // The host's place is kept free.
  const isFull = () => seats.size - (room.host() ? 1 : 0) >= most - 1;

  function enter(entrant: Entrant, connection: Connection): void {
    const standing = seats.get(entrant.participantId);
    if (standing) {
      takeOver(standing, entrant, connection);
      Object.assign(standing, { media: SILENT, handUp: false });
      connection.tell('live.state', stateFor(standing));
      return tellAll('live.participant', { participant: asParticipant(standing) }, standing);
    }
    const seat: Seat = { entrant, connection, since: clock.now(), media: SILENT, handUp: false };
    if (mayPass(entrant)) return sit(seat);
    const before = door.get(entrant.participantId);
    if (before) takeOver(before, entrant, connection);
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
    admitted.add(wayOf(seat.entrant));
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
      sentAway.delete(wayOf(seat.entrant));
      sit({ ...seat, since: clock.now() });
    } else turnAway(seat, 'REFUSED');
    tellWaiting();
    return true;
  }

  function remove(participantId: string): boolean {
    const seat = seats.get(participantId);
    if (!seat || seat.entrant.role === 'HOST') return false;
    admitted.delete(wayOf(seat.entrant));
    sentAway.add(wayOf(seat.entrant));
    dismiss(seat, 'REMOVED');
    return true;
  }

  /** Her link was renewed: whoever is inside or at the door by an older one is out. */
  function expel(participantId: string, generation: number): void {
    end('LINK', ({ entrant }) => entrant.participantId === participantId && (entrant.generation ?? 0) < generation);
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
    if (!on) for (const [id, { entrant }] of [...door]) if (!sentAway.has(wayOf(entrant))) admit(id, true);
    const host = room.host();
    host?.connection.tell('live.state', stateFor(host));
  }

  /** Gives or takes the right to draw: of one guest, or of all. False where the guest is not there. */
  function setDrawing(participantId: string | null, may: boolean): boolean {
    if (participantId === null) {
      room.rights.setAll(may);
      tellAll('live.permitted', { studentsMayDraw: may });
      for (const seat of seats.values()) room.show(seat);
      return true;
    }
    const seat = seats.get(participantId);
    if (!seat || seat.entrant.role === 'HOST') return false;
    room.rights.setOne(participantId, may);
    room.show(seat);
    return true;
  }

  const materialFor = ({ participantId }: Entrant) =>
    room.material && tellMaterial(room.material, room.lesson, participantId);

  function showMaterial(material: ShownMaterial | null): void {
    room.material = material;
    for (const { entrant, connection } of seats.values())
      connection.tell('live.shown', { material: materialFor(entrant) });
  }

  function keepMessage(message: LiveMessage): void {
    room.messages = [...room.messages, message].slice(-MOST_MESSAGES);
    tellAll('live.message', message);
  }

  return room;
}
