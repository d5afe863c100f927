import { millisecondsInMinute } from 'date-fns/constants';
import * as v from 'valibot';
import { Id, Instant } from '../contract/scalar.ts';
import { LIMITS } from '../tenant/limits.ts';
import { lengthOf, type Span, spansOf, type Stay, without } from './presence.ts';

/** How long the teacher has waited for students, as the evidence says (CLS-3). */
export const LessonWait = v.object({
  /** Until when it is counted, and from when it grows: when it was computed, but not before the lesson begins. */
  at: Instant,
  /** Milliseconds until then in which she was there and no student was, neither in the room nor at its door. */
  waitedMs: v.pipe(v.number(), v.integer(), v.minValue(0)),
  /** Whether it grows from then on: she is there, and no student is. */
  isRunning: v.boolean(),
  /** Whether she is where the lesson is held. */
  isHostThere: v.boolean(),
  /** Students who were in the room, whether they are still or not. */
  cameIds: v.array(Id),
  /** Students who are in the room. */
  hereIds: v.array(Id),
  /** Students who stand at the door. */
  atDoorIds: v.array(Id),
});
export type LessonWait = v.InferOutput<typeof LessonWait>;

interface Waiting {
  readonly startAt: Date;
  /** When she began the lesson; null before. */
  readonly startedAt: Date | null;
  readonly hostId: string;
  readonly studentIds: readonly string[];
  /** Whether everybody comes into the portal's room; elsewhere she is there from the beginning of the lesson on. */
  readonly isInRoom: boolean;
  readonly now: Date;
}

/** Hers, and those of the students. */
function sidesOf(stays: readonly Stay[], { startedAt, hostId, isInRoom, studentIds }: Waiting) {
  const students = new Set(studentIds);
  const own = stays.filter(({ actorId, place }) => actorId === hostId && place === 'ROOM');
  const hers = isInRoom ? own : startedAt ? [{ from: startedAt.getTime(), to: null }] : [];
  return { hers, theirs: stays.filter(({ actorId }) => students.has(actorId)) };
}

/** When she waited, in order: the lesson had begun, she was there, and no student was. */
export function waitingSpans(stays: readonly Stay[], waiting: Waiting): Span[] {
  const { hers, theirs } = sidesOf(stays, waiting);
  const within = { from: waiting.startAt.getTime(), to: waiting.now.getTime() };
  return without(spansOf(hers, within), spansOf(theirs, within));
}

/** Computes the wait of a lesson from the stays in its room. Source: CLS-3, domain-model 3.3.5. */
export function waitOf(stays: readonly Stay[], waiting: Waiting): LessonWait {
  const now = waiting.now.getTime();
  const { hers, theirs } = sidesOf(stays, waiting);
  const isThere = ({ from, to }: Pick<Stay, 'from' | 'to'>) => from <= now && (to === null || to > now);
  const idsOf = (some: readonly Stay[]) => [...new Set(some.map(({ actorId }) => actorId))];
  const isHostThere = hers.some(isThere);
  return {
    at: new Date(Math.max(now, waiting.startAt.getTime())).toISOString(),
    waitedMs: lengthOf(waitingSpans(stays, waiting)),
    isRunning: isHostThere && !theirs.some(isThere),
    isHostThere,
    cameIds: idsOf(theirs.filter(({ place }) => place === 'ROOM')),
    hereIds: idsOf(theirs.filter((stay) => stay.place === 'ROOM' && isThere(stay))),
    atDoorIds: idsOf(theirs.filter((stay) => stay.place === 'DOOR' && isThere(stay))),
  };
}

/** Milliseconds that she has waited by `now`, when nothing has happened since it was computed. */
export const waitedBy = ({ at, waitedMs, isRunning }: LessonWait, now: number): number =>
  waitedMs + (isRunning ? Math.max(0, now - Date.parse(at)) : 0);

/** From how many milliseconds on she may tell those who have not come that she waits. */
export const TELL_AFTER_MS = 5 * millisecondsInMinute;
/** So many milliseconds after they were told they may be told again. */
export const TELL_AGAIN_AFTER_MS = 3 * millisecondsInMinute;
/** From how many milliseconds on absent students may be declared. */
export const NO_SHOW_AFTER_MS = LIMITS.fifteenMinutesMs;
