import type { TodayTask } from '@portal/domain/planning/today.contract';
import { schedule as words } from '../schedule-messages.ts';

/** Why a task stays on its day; undefined for one of her own, which goes where she wants it. */
export function stillWords({ type, action }: Pick<TodayTask, 'type' | 'action'>): string | undefined {
  if ('task' in action) {
    if (action.task.source === 'OWN') return undefined;
    return words.still[type];
  }
  return words.stillActs[action.kind];
}
