import { REMINDER_TYPE_LABELS } from '@portal/domain/planning/task';
import type { TodayTask } from '@portal/domain/planning/today.contract';
import { tasks } from '../messages.ts';

/** What kind of thing there is to do. */
export function taskTag({ type, action }: Pick<TodayTask, 'type' | 'action'>): string {
  if (action.kind === 'ANSWER_MOVE' || action.kind === 'OPEN_PROFILE') return tasks.tags[action.kind];
  // A lesson that is over and waits for its wrap-up.
  if (action.kind === 'OPEN_LESSON' && type === 'REMINDER') return tasks.tags.WRAP_UP;
  return REMINDER_TYPE_LABELS[type];
}
