import type { TodayTask } from '@portal/domain/teaching/today.contract';
import { dayOf } from '@portal/domain/time/day';
import { paths } from '@portal/portal-core/paths';

/** Where the action of a task is done: the page or the wrap-up of a lesson, or its day in the calendar, in the teacher's zone. */
export function taskPath({ type, action }: Pick<TodayTask, 'type' | 'action'>, zone: string): string {
  const { kind, lesson } = action;
  if (!lesson) return paths.teacherProfile();
  if (kind === 'ANSWER_MOVE') return paths.calendarLesson(lesson.id, dayOf(lesson.startAt, zone));
  return type === 'REMINDER' ? paths.lessonWrapUp(lesson.id) : paths.lesson(lesson.id);
}
