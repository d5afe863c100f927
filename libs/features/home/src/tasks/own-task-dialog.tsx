import { chakra } from '@chakra-ui/react/styled-system';
import { millisecondsInMinute } from 'date-fns/constants';
import { Controller } from 'react-hook-form';
import { useCreatePlanTaskMutation, useDeletePlanTaskMutation } from '@portal/api/planning/plan-tasks.api';
import { PLAN_TASK_LIMITS } from '@portal/domain/planning/plan-task';
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
import { ownTask as words } from '../messages.ts';
import { ownTaskDefaults, ownTaskSchema } from './own-task-form.ts';

const LABELS = { title: words.what, dueAt: words.day, note: words.note };

interface OwnTaskDialogProps {
  open: boolean;
  zone: string;
  onClose: () => void;
}

/** Notes something to do for herself, until when. */
export function OwnTaskDialog({ open, zone, onClose }: OwnTaskDialogProps) {
  return (
    <Dialog open={open} onClose={onClose} title={words.title} description={words.body} closeOnClickAway={false}>
      <OwnTaskForm zone={zone} onClose={onClose} />
    </Dialog>
  );
}

function OwnTaskForm({ zone, onClose }: Omit<OwnTaskDialogProps, 'open'>) {
  const now = useNow(millisecondsInMinute);
  const offerUndo = useUndo();
  const [create] = useCreatePlanTaskMutation();
  const [remove] = useDeletePlanTaskMutation();
  const { form, submit, isSending, problem, problems, summary } = useContractForm({
    schema: ownTaskSchema(() => instantNow().getTime()),
    defaultValues: ownTaskDefaults(now, zone),
    async send(body, clientId) {
      const { id } = await create({ body: { clientId, type: 'REMINDER', ...body } }).unwrap();
      draft.clear();
      onClose();
      offerUndo({ text: words.saved, undo: async () => void (await remove({ id }).unwrap()) });
    },
  });
  const draft = useFormDraft(form, { key: 'plan-task:new' });
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
      <ProblemBanner title={words.failed} problem={problem} />
      <StickyActions>
        <Button variant="outline" onClick={onClose}>
          {words.cancel}
        </Button>
        <Button type="submit" loading={isSending}>
          {words.save}
        </Button>
      </StickyActions>
    </chakra.form>
  );
}
