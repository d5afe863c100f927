import type { PlanTask } from '@portal/domain/planning/plan-task';
import type { TodayTask } from '@portal/domain/planning/today.contract';
import { paths } from '@portal/domain/site/paths';
import { dayOf } from '@portal/domain/time/day';

/** Where a task is done: the page or the wrap-up of a lesson, its day in the calendar, a class; null where it is nowhere here. */
export function taskPath({ action }: Pick<TodayTask, 'action'>, zone: string): string | null {
  if ('task' in action) return planTaskPath(action.task);
  const { kind, lesson } = action;
  if (!lesson) return paths.teacherProfile();
  if (kind === 'ANSWER_MOVE') return paths.calendarLesson(lesson.id, dayOf(lesson.startAt, zone));
  return kind === 'WRAP_UP' ? paths.lessonWrapUp(lesson.id) : paths.lesson(lesson.id);
}

function planTaskPath({ type, ref, class: ofClass }: PlanTask): string | null {
  if (type === 'SUBMISSION_EVALUATION' && ref) return paths.grading({ assignment: ref.id });
  if (ref?.kind === 'LESSON') return paths.lesson(ref.id);
  if (!ofClass) return null;
  return ref?.kind === 'ASSIGNMENT' ? paths.classAssignments(ofClass.id) : paths.classDetail(ofClass.id);
}
