import type { LiveEvents } from '@portal/domain/live/live-events';
import type { MediaState } from '@portal/domain/live/live-room';
import type { Entrant } from '../live-tickets.ts';

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
  /** She looks at something else than what the host shows. */
  looksAlone: boolean;
  /** When she came in from the door, and when her weak line was last written down; of the clock that does not jump. */
  enteredMs?: number;
  weakAt?: number;
}

export const SILENT: MediaState = { audio: false, video: false, screen: false, line: 'GOOD' };

/** She came again: by this line, and under the name that she gives now. */
export function takeOver(standing: Seat, entrant: Entrant, connection: Connection): void {
  standing.connection.tell('live.over', { reason: 'ELSEWHERE' });
  standing.connection.end();
  standing.entrant = entrant;
  standing.connection = connection;
}
