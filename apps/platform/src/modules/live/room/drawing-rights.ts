import type { Entrant } from '../live-tickets.ts';
import type { RoomMemory } from './room-memory.ts';

/** Who may draw on a board: the host always, students until they are told otherwise, guardians when they are allowed to. */
export function drawingRights(memory: Pick<RoomMemory, 'studentsMayDraw' | 'drawing'>) {
  let studentsMay = memory.studentsMayDraw;
  /** What the host decided of one person; it outlives her line. */
  const ofOne = new Map(Object.entries(memory.drawing));
  return {
    studentsMay: () => studentsMay,
    mayDraw: ({ role, participantId }: Pick<Entrant, 'role' | 'participantId'>): boolean =>
      role === 'HOST' || (ofOne.get(participantId) ?? (role === 'STUDENT' && studentsMay)),
    setOne: (participantId: string, may: boolean) => void ofOne.set(participantId, may),
    /** From now on for all; what was decided of one person is over. */
    setAll(may: boolean): void {
      studentsMay = may;
      ofOne.clear();
    },
    memory: () => ({ studentsMayDraw: studentsMay, drawing: Object.fromEntries(ofOne) }),
  };
}
