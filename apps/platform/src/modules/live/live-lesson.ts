import { lessonOpensAt } from '@portal/domain/lessons/lesson-transitions';
import { isRoomOver } from '@portal/domain/lessons/states/lesson-room';
import type { LiveLesson } from '@portal/domain/live/live-room';
import type { RoomLesson } from '../lessons/module.ts';

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
