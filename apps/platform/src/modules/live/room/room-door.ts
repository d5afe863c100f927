import type { LiveEvents } from '@portal/domain/live/live-events';
import type { WaitingGuest } from '@portal/domain/live/live-room';
import type { Entrant } from '../live-tickets.ts';
import type { RoomMemory } from './room-memory.ts';
import { type Connection, type Seat, takeOver } from './seat.ts';

const MOST_WAITING = 60;

/** A person by her link as it was when she came. */
const wayOf = ({ participantId, generation = 0 }: Entrant) => `${participantId} ${generation}`;

/** The door of a room: who waits before it, who was let in once, and who was sent away and comes back through it only. */
export function roomDoor(memory: Pick<RoomMemory, 'hasWaitingRoom' | 'admitted' | 'sentAway'>) {
  const waiting = new Map<string, Seat>();
  const admitted = new Set(memory.admitted);
  const sentAway = new Set(memory.sentAway);
  const door = {
    isWatched: memory.hasWaitingRoom,
    mayPass: (entrant: Entrant) =>
      entrant.role === 'HOST' || admitted.has(wayOf(entrant)) || (!door.isWatched && !isSentAway(entrant)),
    isSentAway,
    /** From now on she comes in without being asked again. */
    remember: ({ entrant }: Seat) => void admitted.add(wayOf(entrant)),
    forgive: ({ entrant }: Seat) => void sentAway.delete(wayOf(entrant)),
    sendAway({ entrant }: Seat): void {
      admitted.delete(wayOf(entrant));
      sentAway.add(wayOf(entrant));
    },
    isAt: ({ participantId }: Entrant) => waiting.has(participantId),
    wait,
    turnAway,
    /** Takes one who waits away from the door. */
    take(guestId: string, connection?: Connection): Seat | undefined {
      const seat = waiting.get(guestId);
      if (!seat || (connection && seat.connection !== connection)) return undefined;
      waiting.delete(guestId);
      return seat;
    },
    seats: () => [...waiting.values()],
    /** Who stands there, and of which of the students each is. */
    guests: (students: readonly { readonly id: string; readonly name: string }[]): WaitingGuest[] =>
      [...waiting.values()].map(({ entrant: { participantId: id, name, role, studentId }, since }) => ({
        id,
        name,
        role,
        studentName: students.find((student) => student.id === studentId)?.name ?? null,
        since: since.toISOString(),
      })),
    memory: () => ({ hasWaitingRoom: door.isWatched, admitted: [...admitted], sentAway: [...sentAway] }),
  };

  function isSentAway(entrant: Entrant): boolean {
    return sentAway.has(wayOf(entrant));
  }

  /** False where no more can wait. */
  function wait(seat: Seat): boolean {
    const { entrant, connection } = seat;
    const before = waiting.get(entrant.participantId);
    if (before) takeOver(before, entrant, connection);
    else if (waiting.size >= MOST_WAITING) return false;
    else waiting.set(entrant.participantId, seat);
    connection.tell('live.door', { state: 'WAITING', opensAt: null });
    return true;
  }

  function turnAway({ connection }: Seat, state: LiveEvents['live.door']['state']): void {
    connection.tell('live.door', { state, opensAt: null });
    connection.end();
  }

  return door;
}
