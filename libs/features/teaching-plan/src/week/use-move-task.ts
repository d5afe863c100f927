import { useSnoozePlanTaskMutation, useUpdatePlanTaskMutation } from '@portal/api/planning/plan-tasks.api';
import { formatMoment } from '@portal/domain/format/date-time';
import type { PlanTask } from '@portal/domain/planning/plan-task';
import { now } from '@portal/portal-core/clock';
import { useAction } from '@portal/portal-core/use-action';
import { useUndo } from '@portal/portal-core/use-undo';
import { move as words } from '../week-messages.ts';
import type { Landing } from './landing.ts';

const isToCome = (instant: string | null): instant is string =>
  instant !== null && Date.parse(instant) > now().getTime();

/** Puts a task where its landing says, with the way back. */
export function useMoveTask(zone: string) {
  const [update] = useUpdatePlanTaskMutation();
  const [snooze] = useSnoozePlanTaskMutation();
  const act = useAction();
  const offerUndo = useUndo();

  async function putOff({ id, snoozedUntil }: PlanTask, until: string) {
    const send = (value: string | null) => snooze({ id, body: { until: value } }).unwrap();
    if (!(await act(() => send(until), { failed: words.failed }))) return;
    const before = isToCome(snoozedUntil) ? snoozedUntil : null;
    offerUndo({ text: words.movedSnooze(formatMoment(until, zone)), undo: async () => void (await send(before)) });
  }

  async function changeDue({ id, title, note, version, dueAt }: PlanTask, to: string) {
    const text = words.movedDue(formatMoment(to, zone));
    const send = (of: number, due: string) => update({ id, body: { version: of, title, note, dueAt: due } }).unwrap();
    // A time that is over cannot be given again.
    const canReturn = isToCome(dueAt);
    let next = version;
    const work = async () => void (next = (await send(version, to)).version);
    if (!(await act(work, { failed: words.failed, done: canReturn ? undefined : text })) || !canReturn) return;
    offerUndo({ text, undo: async () => void (await send(next, dueAt)) });
  }

  return (task: PlanTask, { kind, at }: Landing) => (kind === 'DUE' ? changeDue(task, at) : putOff(task, at));
}
