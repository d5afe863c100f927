import type { LivePoll } from '@portal/domain/live/live-poll';

/** The answers with their places; for who helps the wrong ones that were chosen come first, the most chosen before the others. */
export function placesOf({ options, answer }: LivePoll, isForHelp: boolean) {
  const places = options.map((option, at) => ({ ...option, at, wrong: at === answer ? 0 : (option.votes ?? 0) }));
  return isForHelp ? places.toSorted((one, other) => other.wrong - one.wrong) : places;
}
