import type { TodayTask } from '@portal/domain/planning/today.contract';
import { messages } from './messages.ts';
import { taskTag } from './task-tag.ts';

/** A task in a few words: what she noted, and what a wrap-up has her prepare, by its own; all others by their kind. */
export function chipWords({ type, action }: Pick<TodayTask, 'type' | 'action'>): string {
  // Its type alone would read like the lesson itself.
  if (action.kind === 'OPEN_LESSON') return messages.prepare;
  if (action.kind === 'FINISH_TASK' && (type === 'REMINDER' || type === 'LESSON')) return action.task.title;
  return taskTag({ type, action });
}
