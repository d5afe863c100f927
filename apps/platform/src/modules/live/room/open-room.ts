import type { Entrant } from '../live-tickets.ts';
import type { MediaProvider } from '../media/media-provider.ts';
import type { RoomEvidence } from './room-evidence.ts';
import type { Room } from './room.ts';

/** A room with what carries it out of this process's memory. */
export interface OpenRoom {
  readonly room: Room;
  readonly evidence: RoomEvidence;
  /** What carries picture and sound of everybody in it, also when the class grows meanwhile. */
  readonly media: MediaProvider;
  /** The waiting students were called last then, by the clock that does not jump. */
  calledAt?: number;
  /** Stores what was drawn, soon. */
  saveSoon(): void;
  save(): Promise<void>;
}

/** Ends the question that stands, with its result as evidence. */
export function closePoll({ room, evidence }: Pick<OpenRoom, 'room' | 'evidence'>, by: Entrant | null): void {
  const { poll } = room;
  if (!poll?.isOpen) return;
  room.poll = { ...poll, isOpen: false };
  const counts = poll.options.map((text, at) => `${text}: ${[...poll.votes.values()].filter((v) => v === at).length}`);
  evidence.write('POLL', by, { question: poll.question, votes: poll.votes.size, result: counts.join(', ') });
}
