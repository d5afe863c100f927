import { millisecondsInDay, millisecondsInHour } from 'date-fns/constants';
import type { LessonMoveStatus } from '@portal/domain/lessons/lesson-move';

const LONGEST_WAIT_MS = 2 * millisecondsInDay;

/** Who proposes a time; the other one answers. */
export type MoveSide = 'TEACHER' | 'STUDENT';

/** Who ends a proposal; LESSON is the lesson itself, when it is cancelled or gets a newer proposal. */
export const MOVE_ACTORS = ['AUTHOR', 'OTHER_SIDE', 'LESSON', 'CLOCK'] as const;
type MoveActor = (typeof MOVE_ACTORS)[number];
export type MoveEnd = Exclude<LessonMoveStatus, 'PROPOSED'>;

/** Every way on from PROPOSED and who may take it; an ended proposal has none (domain-model 3.3.13). */
export const MOVE_STEPS: Readonly<Record<MoveEnd, readonly MoveActor[]>> = {
  ACCEPTED: ['OTHER_SIDE'],
  DECLINED: ['OTHER_SIDE'],
  WITHDRAWN: ['AUTHOR', 'LESSON'],
  EXPIRED: ['CLOCK'],
};

interface WaitingMove {
  readonly status: LessonMoveStatus;
  readonly answerBy: Date;
}

/** Whether this actor may end the proposal so at this moment: answers count until `answerBy`, the clock comes after it. */
export function mayEnd({ status, answerBy }: WaitingMove, to: MoveEnd, actor: MoveActor, now: Date): boolean {
  if (status !== 'PROPOSED' || !MOVE_STEPS[to].includes(actor)) return false;
  if (actor === 'LESSON') return true;
  return actor === 'CLOCK' ? now >= answerBy : now < answerBy;
}

/** Two days at most, and an hour before the earlier of both times; where that is past already, until that time itself. */
export function answerByOf(oldStartAt: Date, newStartAt: Date, now: Date): Date {
  const first = Math.min(oldStartAt.getTime(), newStartAt.getTime());
  const last = first - millisecondsInHour > now.getTime() ? first - millisecondsInHour : first;
  return new Date(Math.min(last, now.getTime() + LONGEST_WAIT_MS));
}
