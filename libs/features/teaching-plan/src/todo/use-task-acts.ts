import {
  useCreatePlanTaskMutation,
  useDeletePlanTaskMutation,
  useSnoozePlanTaskMutation,
} from '@portal/api/planning/plan-tasks.api';
import { formatMoment } from '@portal/domain/format/date-time';
import type { PlanTask } from '@portal/domain/planning/plan-task';
import { now } from '@portal/portal-core/clock';
import { useAction } from '@portal/portal-core/use-action';
import { useUndo } from '@portal/portal-core/use-undo';
import { menu as words } from '../messages.ts';

/** Puts off and deletes what she has noted, each with its way back. */
export function useTaskActs(zone: string) {
  const [snoozeTask] = useSnoozePlanTaskMutation();
  const [deleteTask] = useDeletePlanTaskMutation();
  const [create] = useCreatePlanTaskMutation();
  const act = useAction();
  const offerUndo = useUndo();

  async function snooze({ id, snoozedUntil }: Pick<PlanTask, 'id' | 'snoozedUntil'>, until: string | null) {
    const send = (value: string | null) => snoozeTask({ id, body: { until: value } }).unwrap();
    if (!(await act(() => send(until), { failed: words.failed }))) return;
    const text = until === null ? words.woken : words.snoozed(formatMoment(until, zone));
    // A moment that has passed is none.
    const before = snoozedUntil !== null && Date.parse(snoozedUntil) > now().getTime() ? snoozedUntil : null;
    offerUndo({ text, undo: async () => void (await send(before)) });
  }

  async function removeFollowing({ id }: PlanTask) {
    const send = () => deleteTask({ id, scope: 'FOLLOWING' }).unwrap();
    await act(send, { failed: words.failed, done: words.removedFollowing });
  }

  async function remove({ id, title, note, dueAt }: PlanTask, { isForGood = false } = {}) {
    const done = isForGood ? words.removed : undefined;
    if (!(await act(() => deleteTask({ id }).unwrap(), { failed: words.failed, done })) || isForGood) return;
    const body = { clientId: crypto.randomUUID(), type: 'REMINDER', title, note, dueAt } as const;
    offerUndo({ text: words.removed, undo: async () => void (await create({ body }).unwrap()) });
  }

  return { snooze, remove, removeFollowing };
}
