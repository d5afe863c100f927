import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useReplanProgrammeMutation, useUndoReplanMutation } from '@portal/api/lessons/programmes.api';
import type { ProgrammeRest } from '@portal/domain/lessons/programmes.contract';
import { pairsFromEnd, planRest } from '@portal/domain/lessons/rest-plan';
import { paths } from '@portal/domain/site/paths';
import { useAction } from '@portal/portal-core/use-action';
import { useUndo } from '@portal/portal-core/use-undo';
import { replan as words } from '../replan-messages.ts';

/** A lesson as it would be; one that is added has no number yet. */
export interface PlannedSlot {
  readonly id: string;
  readonly no: number | null;
  readonly startAt: string;
  readonly title: string;
  readonly before: readonly number[];
  readonly nos: readonly number[];
}

const toggled = (list: readonly number[], no: number): number[] =>
  list.includes(no) ? list.filter((one) => one !== no) : [...list, no];

/** What she decides about the rest, how it looks then, and the one press that makes it so. */
export function useReplan(classId: string, rest: ProgrammeRest) {
  const { open, programme, lessons, version } = rest;
  const [clientId] = useState(() => crypto.randomUUID());
  const outNow = programme.filter(({ isLeftOut }) => isLeftOut).map(({ no }) => no);
  const togetherNow = lessons.flatMap(({ nos }) => nos.slice(1));
  const [leftOut, setLeftOut] = useState(outNow);
  const [together, setTogether] = useState(togetherNow);
  const [extra, setExtra] = useState<readonly string[]>([]);
  const [send, { isLoading }] = useReplanProgrammeMutation();
  const [undoPlan] = useUndoReplanMutation();
  const act = useAction();
  const offerUndo = useUndo();
  const navigate = useNavigate();

  const added = extra.map((startAt) => ({ id: startAt, no: null, startAt, title: '', nos: [] }));
  const held = [...lessons, ...added].toSorted((one, other) => Date.parse(one.startAt) - Date.parse(other.startAt));
  const { slots: nos, overflow } = planRest(open, held.length, { leftOut, together });
  const slots: PlannedSlot[] = held.map((lesson, at) => ({ ...lesson, before: lesson.nos, nos: nos[at] ?? [] }));
  const changed = slots.filter((slot) => slot.no === null || slot.nos.join() !== slot.before.join());
  const isOther = (one: readonly number[], than: readonly number[]) => one.toSorted().join() !== than.toSorted().join();
  const isOtherOut = isOther(leftOut, outNow);
  const taught = open.filter((no) => !leftOut.includes(no));

  return {
    leftOut,
    together,
    extra,
    slots,
    overflow,
    changed: changed.length,
    /** It would make another plan: also one that leaves out what no lesson stands for. */
    isNew: changed.length > 0 || isOtherOut,
    hasChosen: isOtherOut || isOther(together, togetherNow) || extra.length > 0,
    isLoading,
    isTold: extra.length > 0 || (slots[0] !== undefined && changed.includes(slots[0])),
    toggleOut: (no: number) => setLeftOut(toggled(leftOut, no)),
    toggleTogether: (no: number) => setTogether(toggled(together, no)),
    toggleExtra: (at: string) => setExtra(extra.includes(at) ? extra.filter((one) => one !== at) : [...extra, at]),
    takeBack() {
      setLeftOut(outNow);
      setTogether(togetherNow);
      setExtra([]);
    },
    leaveOut: () => setLeftOut([...leftOut, ...overflow]),
    pair: () => setTogether(pairsFromEnd(taught, taught.length - held.length)),
    async submit() {
      let made: string | undefined;
      const body = { clientId, version, leftOut, together, extra: [...extra] };
      const work = async () => void (made = (await send({ id: classId, body }).unwrap()).replan?.id);
      if (!(await act(work, { failed: words.refused }))) return;
      void navigate(paths.classDetail(classId));
      const replanId = made;
      if (replanId === undefined) return;
      const undo = async () => void (await undoPlan({ id: classId, replanId }).unwrap());
      offerUndo({ text: words.done(changed.length), undo });
    },
  };
}

export type Replanning = ReturnType<typeof useReplan>;
