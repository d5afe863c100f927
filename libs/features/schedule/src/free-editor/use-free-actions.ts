import {
  useCopyFreeTimeWeekMutation,
  useCreateFreeTimeMutation,
  useDeleteFreeTimeMutation,
  useUndoFreeTimesMutation,
  useUpdateFreeTimeMutation,
} from '@portal/api/schedule/free-times.api';
import { formatDayWithWeekday } from '@portal/domain/format/date-time';
import type { FreeSlot } from '@portal/domain/schedule/free-slot';
import { type Action, useAction } from '@portal/portal-core/use-action';
import { type UndoOffer, useUndo } from '@portal/portal-core/use-undo';
import { editingMessages } from '../editing-messages.ts';
import type { Day } from '../time/day.ts';
import { bodyToChange, bodyToOpen, fieldsOfRule, type FreeFields } from './free-fields.ts';

const words = editingMessages.free;

type Weekly = Extract<FreeSlot, { kind: 'WEEKLY' }>;

/** What can be done with free time; each action can be taken back (CAL-2). `rules` are those known before. */
export function useFreeActions(rules: readonly FreeSlot[], today: Day) {
  const [create] = useCreateFreeTimeMutation();
  const [update] = useUpdateFreeTimeMutation();
  const [erase] = useDeleteFreeTimeMutation();
  const [removeMany] = useUndoFreeTimesMutation();
  const [copy] = useCopyFreeTimeWeekMutation();
  const offer = useUndo();
  const act = useAction();

  const wereKnown = new Set(rules.map(({ id }) => id));
  const open = (fields: FreeFields) => create({ body: bodyToOpen(fields, crypto.randomUUID()) }).unwrap();
  const openOn = (rule: FreeSlot, day: Day) =>
    open({ ...fieldsOfRule(rule, null), repeats: 'ONCE', scope: 'ALL', date: day });

  /** The coming days on which a series was closed. */
  async function closeAgain(id: string, { except, startsOn, until }: Weekly) {
    for (const date of except)
      if (date >= today && date >= startsOn && (until === null || date <= until)) await erase({ id, date }).unwrap();
  }

  /** As it was, with the days on which it was closed; what repeats begins today at the earliest. */
  async function openAgain(rule: FreeSlot) {
    const fields = fieldsOfRule(rule, null);
    const isSeries = rule.kind === 'WEEKLY';
    const { items } = await open(isSeries && fields.date < today ? { ...fields, date: today } : fields);
    const made = items.find(({ id }) => !wereKnown.has(id));
    if (isSeries && made) await closeAgain(made.id, rule);
  }

  async function attempt(key: string, action: Action, done: UndoOffer) {
    if (await act(action, { key, failed: words.notChanged })) offer(done);
  }

  return {
    async add(fields: FreeFields, clientId: string) {
      const { items } = await create({ body: bodyToOpen(fields, clientId) }).unwrap();
      const ids = items.map(({ id }) => id).filter((id) => !wereKnown.has(id));
      offer({
        text: words.saved,
        undo: async () => void (ids.length && (await removeMany({ body: { ids } }).unwrap())),
      });
    },
    async change(rule: FreeSlot, fields: FreeFields) {
      const { items } = await update({ id: rule.id, body: bodyToChange(fields) }).unwrap();
      const onOneDay = rule.kind === 'WEEKLY' && fields.scope === 'DAY';
      const made = items.find(({ id }) => !wereKnown.has(id));
      const target = onOneDay && made ? made.id : rule.id;
      const before = fieldsOfRule(rule, null);
      const body = onOneDay
        ? bodyToChange({ ...before, repeats: 'ONCE', scope: 'ALL', date: fields.date })
        : bodyToChange(before);
      offer({
        text: words.changed,
        async undo() {
          await update({ id: target, body }).unwrap();
          // A series that went to another weekday has forgotten its closed days.
          if (rule.kind === 'WEEKLY' && !onOneDay && fields.weekdays[0] !== rule.weekday)
            await closeAgain(rule.id, rule);
        },
      });
    },
    closeOn: (rule: Weekly, day: Day) =>
      attempt(`${rule.id} ${day}`, () => erase({ id: rule.id, date: day }).unwrap(), {
        text: words.closedOn(formatDayWithWeekday(day)),
        undo: async () => void (await openOn(rule, day)),
      }),
    close: (rule: FreeSlot) =>
      attempt(rule.id, () => erase({ id: rule.id }).unwrap(), { text: words.removed, undo: () => openAgain(rule) }),
    /** A day on which a series was closed gets its hours back. */
    async reopen(rule: Weekly, day: Day) {
      let ids: string[] = [];
      await attempt(
        `${rule.id} ${day}`,
        async () => {
          const { items } = await openOn(rule, day);
          ids = items.map(({ id }) => id).filter((id) => !wereKnown.has(id));
        },
        {
          text: editingMessages.page.reopened,
          undo: async () => void (ids.length && (await removeMany({ body: { ids } }).unwrap())),
        },
      );
    },
    /** Rejects as `unwrap()` does: its form shows what was refused. */
    async copyWeek(fromMonday: Day, toMondays: Day[]) {
      const answer = await copy({ body: { fromMonday, toMondays } }).unwrap();
      const ids = answer.created.map(({ id }) => id);
      if (ids.length > 0) {
        offer({
          text: editingMessages.page.copied(ids.length),
          undo: async () => void (await removeMany({ body: { ids } }).unwrap()),
        });
      }
      return answer;
    },
  };
}

export type FreeActions = ReturnType<typeof useFreeActions>;
