import { NO_SHOW_AFTER_MS, TELL_AFTER_MS, waitedBy } from '../evidence/lesson-wait.ts';
import type { LessonDesk } from './lesson-desk.contract.ts';

type Waiting = Pick<LessonDesk, 'attendance' | 'wait'>;

/** Whether a teacher has waited long enough to tell those who have not come that she waits (CLS-3). */
export const mayTellOfWait = ({ wait }: Pick<Waiting, 'wait'>, now: number): boolean =>
  waitedBy(wait, now) >= TELL_AFTER_MS;

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
