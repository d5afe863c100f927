import type { LiveParticipant } from '@portal/domain/live/live-room';
import { A_VOICE, type Loudness } from '@portal/portal-core/media/loudness';

/** Who speaks, and since when she is the one (ms). */
export interface Floor {
  readonly id: string | null;
  readonly since: number;
}

export const NOBODY: Floor = { id: null, since: -Infinity };

/** So long nobody else takes the large place. */
const HOLD_MS = 2_000;
/** How much a moment counts beside what was heard before: a cough is no speech. */
const OF_THE_MOMENT = 0.25;

/** What is heard now, with a little of what was heard before. */
export const smoothed = (before: Loudness, levels: Loudness): Loudness =>
  new Map(
    [...levels].map(
      ([id, level]) => [id, (before.get(id) ?? 0) * (1 - OF_THE_MOMENT) + level * OF_THE_MOMENT] as const,
    ),
  );

/** Who is talking. */
export const talkingOf = (levels: Loudness): string[] =>
  [...levels].filter(([, level]) => level >= A_VOICE).map(([id]) => id);

/** Whoever has the floor keeps it while she talks, and two seconds at least; then the loudest of the others takes it. */
export function nextFloor(floor: Floor, levels: Loudness, now: number): Floor {
  const talking = talkingOf(levels);
  if (now - floor.since < HOLD_MS || (floor.id !== null && talking.includes(floor.id))) return floor;
  const [loudest] = talking.sort((a, b) => (levels.get(b) ?? 0) - (levels.get(a) ?? 0));
  return loudest === undefined ? floor : { id: loudest, since: now };
}

interface Choice {
  readonly people: readonly LiveParticipant[];
  readonly me: string;
  readonly pinned: string | null;
  readonly speaker: string | null;
  /** One of them has the large place; else all are as large as each other, and all in sight. */
  readonly isOneLarge: boolean;
}

/** Nobody sees herself large while another is there. */
function largeOf({ people, me, pinned, speaker }: Choice): LiveParticipant | undefined {
  const others = people.filter(({ id }) => id !== me);
  return (
    others.find(({ media }) => media.screen) ??
    people.find(({ id }) => id === pinned) ??
    others.find(({ id }) => id === speaker) ??
    others.find(({ role }) => role === 'HOST') ??
    others[0] ??
    people[0]
  );
}

/**
 * In the order in which they stand: who is large comes first, and the one whose place that is, the host as a rule, has the
 * place that is free. So all others stay where they are whoever speaks.
 */
export function inOrder(choice: Choice): LiveParticipant[] {
  const order = choice.people.toSorted((a, b) => Number(b.role === 'HOST') - Number(a.role === 'HOST'));
  const large = largeOf(choice);
  const [first] = order;
  if (!choice.isOneLarge || !large || !first) return order;
  return order.with(order.indexOf(large), first).with(0, large);
}
