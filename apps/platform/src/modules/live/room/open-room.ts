import type { Entrant } from '../live-tickets.ts';
import { liveQueries } from '../live.queries.ts';
import type { MediaProvider } from '../media/media-provider.ts';
import type { InTurn } from './in-turn.ts';
import { countsOf } from './poll.ts';
import type { RoomEvidence } from './room-evidence.ts';
import { roomMemoryQueries } from './room-memory.queries.ts';
import type { Room } from './room.ts';

/** A room with what carries it out of this process's memory. */
export interface OpenRoom {
  readonly room: Room;
  readonly evidence: RoomEvidence;
  /** What carries picture and sound of everybody in it, also when the class grows meanwhile. */
  readonly media: MediaProvider;
  /** The waiting students were called last then, by the clock that does not jump. */
  calledAt?: number;
  /** What is stored of it is stored in this order. */
  readonly inTurn: InTurn;
  /** Stores what was drawn, soon. */
  saveSoon(): void;
  save(): Promise<void>;
  /** Stores who may do what in it, if that has changed. */
  remember(): Promise<void>;
  /** Computes how long the host has waited, and tells her. */
  tellWait(): Promise<void>;
}

/** Ends the question that stands, with its result as evidence. */
export function closePoll({ room, evidence }: Pick<OpenRoom, 'room' | 'evidence'>, by: Entrant | null, at: Date): void {
  const { poll } = room;
  if (!poll?.isOpen) return;
  room.poll = { ...poll, isOpen: false };
  const counts = countsOf(poll);
  const result = poll.options.map((text, at) => `${text}: ${counts[at]}`).join(', ');
  const answer = poll.answer !== null && { answer: poll.options[poll.answer]!, right: counts[poll.answer]! };
  const data = { question: poll.question, votes: poll.votes.size, result, ...answer };
  evidence.write('POLL', by, data, (tx) => roomMemoryQueries(tx).closePoll(poll.id, at));
}

/** Proves what is new on the board, on one page or on all; it is stored before, so that a crash neither loses nor repeats it. */
export async function proveBoard({ room, evidence, save }: OpenRoom, by: Entrant | null, only?: number): Promise<void> {
  const proofs = room.board.takeProofs(only);
  await save();
  for (const proof of proofs)
    evidence.write('BOARD_SNAPSHOT', by, proof, (tx) =>
      liveQueries(tx).markProved(room.lesson.id, proof.page, proof.hash),
    );
}
