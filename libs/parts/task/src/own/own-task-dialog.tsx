import { chakra } from '@chakra-ui/react/styled-system';
import { millisecondsInMinute } from 'date-fns/constants';
import { Controller } from 'react-hook-form';
import {
  useCreatePlanTaskMutation,
  useDeletePlanTaskMutation,
  useUpdatePlanTaskMutation,
} from '@portal/api/planning/plan-tasks.api';
import { PLAN_TASK_LIMITS, type PlanTask } from '@portal/domain/planning/plan-task';
import { dayOf } from '@portal/domain/time/day';
import { now as instantNow, useNow } from '@portal/portal-core/clock';
import { useContractForm } from '@portal/portal-core/use-contract-form';
import { useFormDraft } from '@portal/portal-core/use-form-draft';
import { useUndo } from '@portal/portal-core/use-undo';
import { Button } from '@portal/ui/button';
import { Dialog } from '@portal/ui/dialog';
import { DraftNotice } from '@portal/ui/draft-notice';
import { Field, TextArea, TextInput } from '@portal/ui/field';
import { FormSummary } from '@portal/ui/form-summary';
import { MomentField } from '@portal/ui/moment-field';
import { ProblemBanner } from '@portal/ui/problem-banner';
import { StickyActions } from '@portal/ui/sticky-actions';
import { ownTaskDefaults, ownTaskSchema } from './own-task-form.ts';
import { ownTask as words } from './own-task-messages.ts';
import { RepeatField } from './repeat-field.tsx';

const LABELS = { title: words.what, dueAt: words.day, note: words.note, repeat: words.repeat };

interface OwnTaskDialogProps {
  open: boolean;
  zone: string;
  onClose: () => void;
  /** The one to change; without it another is noted. */
  task?: PlanTask | undefined;
}

/** Notes something to do for herself, until when. */
export function OwnTaskDialog({ open, task, ...form }: OwnTaskDialogProps) {
  return (
    <Dialog
      open={open}
      onClose={form.onClose}
      title={task ? words.edit : words.title}
      description={words.body}
      closeOnClickAway={false}
    >
      <OwnTaskForm task={task} {...form} />
    </Dialog>
  );
}

function OwnTaskForm({ zone, onClose, task }: Omit<OwnTaskDialogProps, 'open'>) {
  const now = useNow(millisecondsInMinute);
  const offerUndo = useUndo();
  const [create] = useCreatePlanTaskMutation();
  const [remove] = useDeletePlanTaskMutation();
  const [update] = useUpdatePlanTaskMutation();
  const { form, submit, isSending, problem, problems, summary } = useContractForm({
    schema: ownTaskSchema(() => instantNow().getTime(), task?.dueAt),
    defaultValues: task
      ? { title: task.title, note: task.note, dueAt: task.dueAt, repeat: null }
      : ownTaskDefaults(now, zone),
    async send({ repeat, ...body }, clientId) {
      if (task) {
        const { id, version, title, note, dueAt } = task;
        const changed = await update({ id, body: { version, ...body } }).unwrap();
        draft.clear();
        onClose();
        const before = { version: changed.version, title, note, dueAt };
        offerUndo({ text: words.changed, undo: async () => void (await update({ id, body: before }).unwrap()) });
        return;
      }
      const { id, series } = await create({
        body: { clientId, type: 'REMINDER', ...body, ...(repeat && { repeat }) },
      }).unwrap();
      draft.clear();
      onClose();
      offerUndo({
        text: series ? words.savedSeveral(series.of) : words.saved,
        undo: async () => void (await remove({ id, ...(series && { scope: 'FOLLOWING' as const }) }).unwrap()),
      });
    },
  });
  const draft = useFormDraft(form, { key: `plan-task:${task?.id ?? 'new'}` });
  const { errors } = form.formState;
  const today = dayOf(now, zone);

  return (
    <chakra.form noValidate onSubmit={submit} display="grid" gap="5">
      {draft.restoredAt && <DraftNotice onDiscard={draft.discard} />}
      <FormSummary problems={problems} labels={LABELS} {...summary} />
      <Field label={words.what} error={errors.title?.message} required limit={PLAN_TASK_LIMITS.titleMax}>
        <TextInput {...form.register('title')} />
      </Field>
      <Controller
        control={form.control}
        name="dueAt"
        render={({ field }) => (
          <MomentField
            {...field}
            labels={[words.day, words.time]}
            zone={zone}
            required
            today={today}
            min={today}
            error={errors.dueAt?.message}
          />
        )}
      />
      <Field label={words.note} error={errors.note?.message} optional limit={PLAN_TASK_LIMITS.noteMax}>
        <TextArea rows={3} {...form.register('note')} />
      </Field>
      {!task && (
        <Controller
          control={form.control}
          name="repeat"
          render={({ field: { value, onChange } }) => (
            <RepeatField value={value} onChange={onChange} today={today} error={errors.repeat?.message} />
          )}
        />
      )}
      <ProblemBanner title={words.failed} problem={problem} />
      <StickyActions>
        <Button variant="outline" onClick={onClose}>
          {words.cancel}
        </Button>
        <Button type="submit" loading={isSending}>
          {task ? words.saveEdit : words.save}
        </Button>
      </StickyActions>
    </chakra.form>
  );
}
