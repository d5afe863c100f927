import { type LessonWait, NO_SHOW_AFTER_MS, TELL_AFTER_MS, waitedBy } from '../evidence/lesson-wait.ts';
import type { LessonDesk } from './lesson-desk.contract.ts';

type Waiting = Pick<LessonDesk, 'attendance' | 'wait'>;

/** The lesson, from when it should run (ms), and how long she has waited in it. */
interface TellingOfWait {
  readonly wait: LessonWait;
  readonly startMs: number;
}

/**
 * From which moment (ms) a teacher may tell those who have not come that they are waited for (CLS-3): when she has waited five
 * minutes; where some have come, five minutes after the beginning. Null while no clock runs towards it.
 */
export function mayTellFrom({ wait, startMs }: TellingOfWait): number | null {
  if (!wait.isHostThere) return null;
  if (wait.hereIds.length + wait.atDoorIds.length > 0) return startMs + TELL_AFTER_MS;
  return Date.parse(wait.at) + TELL_AFTER_MS - wait.waitedMs;
}

export function mayTellOfWait(telling: TellingOfWait, now: number): boolean {
  const from = mayTellFrom(telling);
  return from !== null && now >= from;
}

/** Whether the room or the teacher has seen a student. */
export const hasSomebodyCome = ({ attendance, wait }: Waiting): boolean =>
  wait.cameIds.length > 0 ||
  attendance.some(({ joinedAt, state }) => joinedAt !== null || state === 'PRESENT' || state === 'LATE');

/** Why students may not be declared absent; the first that holds, in the order in which it is told. */
export const NO_SHOW_HINDRANCES = ['CAME', 'AT_DOOR', 'HOST_AWAY', 'TOO_EARLY'] as const;
export type NoShowHindrance = (typeof NO_SHOW_HINDRANCES)[number];

/** What stands against declaring that nobody came: somebody did or waits at the door, or she has not waited her time (CLS-3). */
export function noShowHindrance(desk: Waiting, now: number): NoShowHindrance | null {
  if (hasSomebodyCome(desk)) return 'CAME';
  if (desk.wait.atDoorIds.length > 0) return 'AT_DOOR';
  if (waitedBy(desk.wait, now) >= NO_SHOW_AFTER_MS) return null;
  return desk.wait.isHostThere ? 'TOO_EARLY' : 'HOST_AWAY';
}

/** Whether the students may be declared absent. */
export const mayDeclareNoShow = (desk: Waiting, now: number): boolean => noShowHindrance(desk, now) === null;
