import { type RefObject, useState } from 'react';
import type { ApiProblem } from '@portal/api/api-problem';
import type { FreeSlot } from '@portal/domain/schedule/free-slot';
import { LIMITS } from '@portal/domain/tenant/limits';
import { minuteOfTime } from '@portal/domain/time/time-of-day';
import { editingMessages } from '../editing-messages.ts';
import { draftKey } from '../editor/draft-keys.ts';
import { KindSwitch } from '../editor/kind-switch.tsx';
import type { EditorTask } from '../editor/use-editor.ts';
import type { GridSpan } from '../pointer/grid-geometry.ts';
import type { WallTime } from '../time/wall-clock.ts';
import { fieldsForFree, fieldsOfRule, type FreeFields } from './free-fields.ts';
import { FreeFormDialog } from './free-form-dialog.tsx';
import { ruleInTheWay } from './rule-overlap.ts';
import type { FreeActions } from './use-free-actions.ts';
import { useMissingRule } from './use-missing-rule.ts';

interface Props {
  task: Extract<EditorTask, { show: 'free-form' }>;
  /** All rules of free time; undefined while they are on their way. */
  rules: readonly FreeSlot[] | undefined;
  /** Why they did not come. */
  problem?: ApiProblem | undefined;
  actions: Pick<FreeActions, 'add' | 'change'>;
  now: WallTime;
  timeZone: string;
  /** Without it the form makes free time and nothing else. */
  onSwitch?: (span: GridSpan) => void;
  onClose: (isKept: boolean) => void;
  finalFocus: RefObject<HTMLElement | null>;
}

/** The form of free time once its rule is known; a rule that is gone or does not come says so. */
export function FreeEditor({ rules, problem, ...props }: Props) {
  const { slotId } = props.task;
  const rule = rules?.find(({ id }) => id === slotId);
  const isGone = slotId !== null && rules !== undefined && rule === undefined;
  useMissingRule({ isGone, problem: slotId === null ? undefined : problem, onClose: () => props.onClose(false) });
  if (slotId !== null && !rule) return null;
  return <FreeForm {...props} rules={rules ?? []} rule={rule ?? null} />;
}

function FreeForm({
  task,
  rules,
  rule,
  actions,
  now,
  timeZone,
  onSwitch,
  onClose,
  finalFocus,
}: Props & { rules: readonly FreeSlot[]; rule: FreeSlot | null }) {
  const { day, span } = task;
  const [opened] = useState(rule);
  const [defaults] = useState<FreeFields>(() =>
    opened ? fieldsOfRule(opened, day) : fieldsForFree(span, task.repeats && { repeats: task.repeats }),
  );
  return (
    <FreeFormDialog
      mode={opened === null ? 'new' : day ? 'day' : 'rule'}
      draftKey={draftKey({ form: 'free', id: opened?.id ?? null, day })}
      defaults={defaults}
      isPlaced={task.isPlaced}
      now={now}
      timeZone={timeZone}
      whyNot={(fields) => whyNot(fields, rules, opened?.id ?? null)}
      send={(fields, clientId) => (opened ? actions.change(opened, fields) : actions.add(fields, clientId))}
      renderSwitch={
        opened === null && onSwitch
          ? (take) => <KindSwitch value="free" onChange={() => onSwitch(spanOf(take(), span))} />
          : undefined
      }
      onClose={onClose}
      finalFocus={finalFocus}
    />
  );
}

function spanOf({ date, start, end }: FreeFields, otherwise: GridSpan): GridSpan {
  return date && start && end > start ? { day: date, start: minuteOfTime(start), end: minuteOfTime(end) } : otherwise;
}

/** What is known to be wrong before anything is sent, as the ghost in the grid said it. */
function whyNot(fields: FreeFields, rules: readonly FreeSlot[], ownId: string | null): string | null {
  const { free } = editingMessages;
  const { start, end } = fields;
  const length = start && end ? minuteOfTime(end) - minuteOfTime(start) : 0;
  if (length > 0 && length < LIMITS.freeSlotMinMinutes) return free.min30;
  return ruleInTheWay(fields, rules, ownId) ? free.overlap : null;
}
