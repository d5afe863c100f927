import { REMINDER_TYPE_LABELS } from '@portal/domain/planning/task';
import type { TodayTask } from '@portal/domain/planning/today.contract';
import { messages } from './messages.ts';

/** What kind of thing there is to do: by its action where that says more than its type. */
export function taskTag({ type, action }: Pick<TodayTask, 'type' | 'action'>): string {
  return messages.tags[action.kind] ?? REMINDER_TYPE_LABELS[type];
}
