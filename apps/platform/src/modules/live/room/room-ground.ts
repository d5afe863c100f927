import type { LiveMessage } from '@portal/domain/live/live-room';
import type { Clock } from '../../../core/clock.ts';
import type { TellMaterial } from '../material/shown-material.ts';
import type { Board } from './board.ts';
import type { Poll } from './poll.ts';
import type { RoomMemory } from './room-memory.ts';
import type { Seat } from './seat.ts';

/** Why somebody stands at the door no longer: she went, she was sent away, no place was free, or all is over. */
export type Turn = 'LEFT' | 'REFUSED' | 'FULL' | 'ENDED';

/** Who hears of everybody's coming and going. */
export interface RoomListener {
  joined(seat: Seat): void;
  left(seat: Seat): void;
  /** She has come to the door; whoever comes in from there has not turned. */
  waited(seat: Seat): void;
  turned(seat: Seat, why: Turn): void;
}

/** What a room stands on. */
export interface RoomGround {
  readonly messages: LiveMessage[];
  readonly board: Board;
  readonly memory: RoomMemory;
  readonly poll: Poll | null;
  readonly most: number;
  /** Whether its host can have it recorded. */
  readonly isRecordable: boolean;
  readonly clock: Clock;
  readonly tellMaterial: TellMaterial;
}
