import type { LiveFocus } from '@portal/domain/live/live-room';
import type { ShownMaterial } from '../material/shown-material.ts';

/** What a room remembers of its people and its board when the process that held it has died. */
export interface RoomMemory {
  readonly hasWaitingRoom: boolean;
  /** The page that the host shows. */
  readonly page: number;
  readonly focus: LiveFocus;
  readonly material: ShownMaterial | null;
  readonly studentsMayDraw: boolean;
  /** What was decided of one person, by her id. */
  readonly drawing: Readonly<Record<string, boolean>>;
  /** Who was let in once and who was sent away, by id and generation of the link. */
  readonly admitted: readonly string[];
  readonly sentAway: readonly string[];
  /** Whose hands are up. */
  readonly handsUp: readonly string[];
}

export const NEW_ROOM: RoomMemory = {
  hasWaitingRoom: false,
  page: 1,
  focus: 'PEOPLE',
  material: null,
  studentsMayDraw: true,
  drawing: {},
  admitted: [],
  sentAway: [],
  handsUp: [],
};
