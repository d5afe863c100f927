import { LESSON_OVERRUN_MS, lessonOpensAt } from '@portal/domain/lessons/lesson-transitions';
import type { LiveLesson } from '@portal/domain/live/live-room';
import type { RoomLesson } from '../lessons/module.ts';

type Timed = Pick<RoomLesson, 'status' | 'mode' | 'startAt' | 'endAt'>;

/** Whether there is no room any more, or never one. */
export function isRoomOver({ status, mode, endAt }: Timed, now: Date): boolean {
  if (mode === 'OFFLINE') return true;
  if (status === 'UPCOMING') return now >= endAt;
  return status !== 'IN_PROGRESS' || now.getTime() >= endAt.getTime() + LESSON_OVERRUN_MS;
}

/** When a room may be entered. */
export const roomState = (lesson: Timed, now: Date): 'OVER' | 'CLOSED' | 'OPEN' => {
  if (isRoomOver(lesson, now)) return 'OVER';
  return lesson.status === 'UPCOMING' && now < lessonOpensAt(lesson) ? 'CLOSED' : 'OPEN';
};

/** What everybody may know who comes to a room. */
export const asLiveLesson = (lesson: RoomLesson, now: Date): LiveLesson => ({
  lessonId: lesson.id,
  title: lesson.title,
  className: lesson.className,
  teacherName: lesson.teacherName,
  startAt: lesson.startAt.toISOString(),
  endAt: lesson.endAt.toISOString(),
  opensAt: lessonOpensAt(lesson).toISOString(),
  isOver: isRoomOver(lesson, now),
});
