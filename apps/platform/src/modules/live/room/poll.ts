import type * as v from 'valibot';
import type { LivePoll, NewPoll } from '@portal/domain/live/live-room';

/** A question with everybody's choice; whoever chooses again changes hers. */
export interface Poll {
  readonly id: string;
  readonly question: string;
  readonly options: readonly string[];
  readonly isOpen: boolean;
  readonly votes: ReadonlyMap<string, number>;
}

export const openPoll = (id: string, { question, options }: v.InferOutput<typeof NewPoll>): Poll => ({
  id,
  question,
  options,
  isOpen: true,
  votes: new Map(),
});

/** Undefined where the choice cannot be made. */
export function vote(poll: Poll | null, pollId: string, who: string, option: number): Poll | undefined {
  if (poll?.id !== pollId || !poll.isOpen || option >= poll.options.length) return undefined;
  return { ...poll, votes: new Map(poll.votes).set(who, option) };
}

/** What one person sees: how many chose what, and her own choice. */
export function pollFor(poll: Poll | null, who: string): LivePoll | null {
  if (!poll) return null;
  const { id, question, isOpen } = poll;
  const votes = [...poll.votes.values()];
  const options = poll.options.map((text, at) => ({ text, votes: votes.filter((option) => option === at).length }));
  return { id, question, options, isOpen, mine: poll.votes.get(who) ?? null };
}
