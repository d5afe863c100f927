import { LESSON_OVERRUN_MS, lessonOpensAt } from '../lesson-transitions.ts';
import type { Lesson } from '../lesson.ts';

/** A lesson as far as its room goes, with instants as the server or as the contract has them. */
interface RoomLesson extends Pick<Lesson, 'status' | 'mode'> {
  readonly startAt: Date | string;
  readonly endAt: Date | string;
}

/** Whether there is no room any more, or never one: it ends with the lesson, and a running one may overrun. */
export function isRoomOver({ status, mode, endAt }: RoomLesson, now: Date): boolean {
  if (mode === 'OFFLINE') return true;
  const end = new Date(endAt).getTime();
  if (status === 'UPCOMING') return now.getTime() >= end;
  return status !== 'IN_PROGRESS' || now.getTime() >= end + LESSON_OVERRUN_MS;
}

/** When a room may be entered: from 15 minutes before its lesson (CLS-3). */
export function roomState(lesson: RoomLesson, now: Date): 'OVER' | 'CLOSED' | 'OPEN' {
  if (isRoomOver(lesson, now)) return 'OVER';
  const opensAt = lessonOpensAt({ startAt: new Date(lesson.startAt) });
  return lesson.status === 'UPCOMING' && now < opensAt ? 'CLOSED' : 'OPEN';
}

/** A lesson with the link where its class meets instead of the portal's room. */
export interface PlacedLesson {
  readonly lesson: Pick<Lesson, 'mode'>;
  readonly meetingUrl: string | null;
}

/** Whether it is held in the portal's own room, at least for some. */
export const hasRoom = ({ lesson, meetingUrl }: PlacedLesson): boolean =>
  lesson.mode !== 'OFFLINE' && meetingUrl === null;

/** Nobody enters a room that would begin it, or not everybody does. */
export const startsByHand = ({ lesson, meetingUrl }: PlacedLesson): boolean =>
  lesson.mode !== 'ONLINE' || meetingUrl !== null;
