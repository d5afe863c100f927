import type { TodayTask } from '@portal/domain/planning/today.contract';
import { taskTag } from './task-tag.ts';

/** A task in a few words: what she noted by its own, all others by their kind. */
export const chipWords = ({ type, action }: Pick<TodayTask, 'type' | 'action'>): string =>
  action.kind === 'FINISH_TASK' && type === 'REMINDER' ? action.task.title : taskTag({ type, action });
