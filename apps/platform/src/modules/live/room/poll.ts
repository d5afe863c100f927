import type * as v from 'valibot';
import type { LivePoll, NewPoll } from '@portal/domain/live/live-poll';
import type { Entrant } from '../live-tickets.ts';

/** A question with everybody's choice; whoever chooses again changes hers. */
export interface Poll {
  readonly id: string;
  readonly question: string;
  readonly options: readonly string[];
  /** Place of the right one, where it is a quiz question. */
  readonly answer: number | null;
  readonly openedAt: Date;
  readonly isOpen: boolean;
  readonly votes: ReadonlyMap<string, number>;
}

export const openPoll = (id: string, asked: v.InferOutput<typeof NewPoll>, openedAt: Date): Poll => ({
  id,
  ...asked,
  openedAt,
  isOpen: true,
  votes: new Map(),
});

/** Undefined where the choice cannot be made. */
export function vote(poll: Poll | null, pollId: string, who: string, option: number): Poll | undefined {
  if (poll?.id !== pollId || !poll.isOpen || option >= poll.options.length) return undefined;
  return { ...poll, votes: new Map(poll.votes).set(who, option) };
}

/** How many chose each answer. */
export const countsOf = ({ options, votes }: Poll): number[] =>
  options.map((_, at) => [...votes.values()].filter((option) => option === at).length);

/** What one person may see: the host everything but who chose what before a quiz question is closed, the others the result then. */
export function pollFor(
  poll: Poll | null,
  { role, participantId }: Pick<Entrant, 'role' | 'participantId'>,
  students: readonly string[],
): LivePoll | null {
  if (!poll) return null;
  const { id, question, answer, isOpen, votes } = poll;
  const isHost = role === 'HOST';
  const isShown = isHost || !isOpen;
  const counts = countsOf(poll);
  return {
    id,
    question,
    isQuiz: answer !== null,
    options: poll.options.map((text, at) => ({
      text,
      votes: isShown ? counts[at]! : null,
      chosenBy: isHost && !isOpen && answer !== null ? [...votes.keys()].filter((who) => votes.get(who) === at) : [],
    })),
    answer: isShown ? answer : null,
    isOpen,
    openedAt: poll.openedAt.toISOString(),
    answered: votes.size,
    missing: isHost && isOpen ? students.filter((one) => !votes.has(one)) : [],
    mine: votes.get(participantId) ?? null,
  };
}
