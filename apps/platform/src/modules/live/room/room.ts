import type { LessonWait } from '@portal/domain/evidence/lesson-wait';
import type { LiveEvents } from '@portal/domain/live/live-events';
import type { LiveMessage, LiveParticipant, RoomState } from '@portal/domain/live/live-room';
import type { RoomLesson } from '../../lessons/module.ts';
import { asLiveLesson } from '../live-lesson.ts';
import type { Entrant } from '../live-tickets.ts';
import { drawingRights } from './drawing-rights.ts';
import { pollFor } from './poll.ts';
import { roomDoor } from './room-door.ts';
import type { RoomGround, RoomListener, Turn } from './room-ground.ts';
import type { RoomMemory } from './room-memory.ts';
import { roomRecording } from './room-recording.ts';
import { roomShown } from './room-shown.ts';
import { type Connection, type Seat, SILENT, takeOver } from './seat.ts';

const MOST_MESSAGES = 200;
const isHost = ({ entrant }: Pick<Seat, 'entrant'>) => entrant.role === 'HOST';

export type Room = ReturnType<typeof createRoom>;

/** Who and what is in the room of one lesson, and who waits before it. It knows no database and no socket. */
export function createRoom(
  lesson: RoomLesson,
  { messages, board, memory, poll, most, isRecordable, clock, tellMaterial }: RoomGround,
  listener: RoomListener,
) {
  const seats = new Map<string, Seat>();
  const door = roomDoor(memory);
  /** Hands of those who have not come back yet. */
  const handsUp = new Set(memory.handsUp);
  const room = {
    lesson,
    board,
    messages,
    seats,
    rights: drawingRights(memory),
    recording: roomRecording(isRecordable),
    poll,
    shown: roomShown(memory, (): RoomLesson => room.lesson, seats, tellMaterial),
    /** How long the host has waited, as far as she was told. */
    wait: null as LessonWait | null,
    /** Who is inside or stands at the door. */
    everybody: () => [...seats.values(), ...door.seats()],
    memory: (): RoomMemory => ({
      ...door.memory(),
      ...room.rights.memory(),
      ...room.shown.memory(),
      handsUp: [...handsUp, ...[...seats].flatMap(([id, { handUp }]) => (handUp ? [id] : []))],
    }),
    host: () => [...seats.values()].find(isHost),
    tellAll,
    tellWaiting,
    tellPoll: () => seats.forEach((seat) => seat.connection.tell('live.polled', { poll: pollOf(seat) })),
    show: (seat: Seat) => tellAll('live.participant', { participant: asParticipant(seat) }),
    enter,
    leave,
    admit,
    remove,
    expel,
    end,
    setWaitingRoom,
    setDrawing,
    keepMessage,
  };

  function tellAll<E extends keyof LiveEvents>(event: E, payload: LiveEvents[E], but?: Seat): void {
    for (const seat of seats.values()) if (seat !== but) seat.connection.tell(event, payload);
  }

  function tellWaiting(): void {
    room.host()?.connection.tell('live.waiting', { waiting: door.guests(room.lesson.students) });
  }

  const studentsInside = () => [...seats].flatMap(([id, { entrant }]) => (entrant.role === 'STUDENT' ? [id] : []));
  const pollOf = ({ entrant }: Seat) => pollFor(room.poll, entrant, studentsInside());

  const stateFor = (seat: Seat): RoomState => ({
    lesson: asLiveLesson(room.lesson, clock.now()),
    participants: [...seats.values()].map(asParticipant),
    waiting: isHost(seat) ? door.guests(room.lesson.students) : [],
    hasWaitingRoom: door.isWatched,
    studentsMayDraw: room.rights.studentsMay(),
    messages: room.messages,
    poll: pollOf(seat),
    ...room.shown.to(seat.entrant),
    pages: board.pages(),
    recording: room.recording.shownTo(seat.entrant),
    wait: isHost(seat) ? room.wait : null,
    startedAt: room.lesson.startedAt?.toISOString() ?? null,
  });

  function asParticipant({ entrant, media, handUp, looksAlone, since }: Seat): LiveParticipant {
    const { participantId: id, name, role } = entrant;
    const mayDraw = room.rights.mayDraw(entrant);
    return { id, name, role, media, handUp, mayDraw, looksAlone, joinedAt: since.toISOString() };
  }

  // The host's place is kept free.
  const isFullFor = ({ role }: Entrant) => role !== 'HOST' && seats.size - (room.host() ? 1 : 0) >= most - 1;

  function enter(entrant: Entrant, connection: Connection): void {
    const standing = seats.get(entrant.participantId);
    if (standing) {
      takeOver(standing, entrant, connection);
      Object.assign(standing, { media: SILENT, handUp: false, looksAlone: false });
      connection.tell('live.state', stateFor(standing));
      return tellAll('live.participant', { participant: asParticipant(standing) }, standing);
    }
    const seat: Seat = { entrant, connection, since: clock.now(), media: SILENT, handUp: false, looksAlone: false };
    const mayPass = door.mayPass(entrant);
    if (mayPass && !isFullFor(entrant)) return sit(seat);
    // Whoever finds no place has come to the door all the same.
    if (!door.isAt(entrant)) listener.waited(seat);
    if (!mayPass && door.wait(seat)) tellWaiting();
    else turnAway(seat, 'FULL');
  }

  function turnAway(seat: Seat, why: 'REFUSED' | 'FULL'): void {
    listener.turned(seat, why);
    door.turnAway(seat, why);
  }

  function sit(seat: Seat): void {
    const { participantId } = seat.entrant;
    seats.set(participantId, seat);
    seat.enteredMs = clock.monotonicMs();
    seat.handUp = handsUp.delete(participantId);
    door.remember(seat);
    seat.connection.tell('live.state', stateFor(seat));
    tellAll('live.participant', { participant: asParticipant(seat) }, seat);
    listener.joined(seat);
    tellMissing();
  }

  /** Who has not answered yet has changed. */
  function tellMissing(): void {
    const host = room.host();
    if (host && room.poll?.isOpen) host.connection.tell('live.polled', { poll: pollOf(host) });
  }

  /** A line is gone; one that was taken over is nobody's any more. */
  function leave(participantId: string, connection: Connection, why: Turn = 'LEFT'): void {
    const seat = seats.get(participantId);
    if (seat?.connection === connection) {
      seats.delete(participantId);
      tellAll('live.left', { participantId });
      tellMissing();
      return listener.left(seat);
    }
    const waiting = door.take(participantId, connection);
    if (!waiting) return;
    listener.turned(waiting, why);
    tellWaiting();
  }

  function admit(guestId: string, isWelcome: boolean): boolean {
    const seat = door.take(guestId);
    if (!seat) return false;
    if (isWelcome) door.forgive(seat);
    if (!isWelcome) turnAway(seat, 'REFUSED');
    else if (isFullFor(seat.entrant)) turnAway(seat, 'FULL');
    else sit({ ...seat, since: clock.now() });
    tellWaiting();
    return true;
  }

  function remove(participantId: string): boolean {
    const seat = seats.get(participantId);
    if (!seat || isHost(seat)) return false;
    door.sendAway(seat);
    dismiss(seat, 'REMOVED');
    return true;
  }

  /** Her link was renewed: whoever is inside or at the door by an older one is out. */
  function expel(participantId: string, generation: number): void {
    end('LINK', ({ entrant }) => entrant.participantId === participantId && (entrant.generation ?? 0) < generation);
  }

  function dismiss(seat: Seat, reason: LiveEvents['live.over']['reason']): void {
    seat.connection.tell('live.over', { reason });
    leave(seat.entrant.participantId, seat.connection, reason === 'ENDED' ? 'ENDED' : 'REFUSED');
    seat.connection.end();
  }

  /** The room is over for everybody, or for those of whom `only` says so. */
  function end(reason: LiveEvents['live.over']['reason'], only: (seat: Seat) => boolean = () => true): void {
    for (const seat of room.everybody().filter(only)) dismiss(seat, reason);
  }

  function setWaitingRoom(on: boolean): void {
    door.isWatched = on;
    if (!on) for (const { entrant } of door.seats()) if (!door.isSentAway(entrant)) admit(entrant.participantId, true);
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
    if (!seat || isHost(seat)) return false;
    room.rights.setOne(participantId, may);
    room.show(seat);
    return true;
  }

  function keepMessage(message: LiveMessage): void {
    room.messages = [...room.messages, message].slice(-MOST_MESSAGES);
    tellAll('live.message', message);
  }

  return room;
}
