import { chakra } from '@chakra-ui/react/styled-system';
import { useState } from 'react';
import { Controller } from 'react-hook-form';
import * as v from 'valibot';
import { useAskSubmissionAgainMutation } from '@portal/api/coursework/submissions.api';
import { Filled, Instant } from '@portal/domain/contract/scalar';
import { GRADING_LIMITS } from '@portal/domain/coursework/submission';
import { addDays, dayOf, instantOf } from '@portal/domain/time/day';
import { minuteOfTime } from '@portal/domain/time/time-of-day';
import { now } from '@portal/portal-core/clock';
import { FormRefusal } from '@portal/portal-core/form-refusal';
import { useToast } from '@portal/portal-core/show-toast';
import { useTeacherZone } from '@portal/portal-core/teacher-zone';
import { useContractForm } from '@portal/portal-core/use-contract-form';
import { useFormDraft } from '@portal/portal-core/use-form-draft';
import { Button } from '@portal/ui/button';
import { Field, TextArea } from '@portal/ui/field';
import { MomentField } from '@portal/ui/moment-field';
import { StickyActions } from '@portal/ui/sticky-actions';
import { asking as words } from '../grading-messages.ts';

/** A student who does it once more has so many days, unless she says otherwise. */
const DAYS = 3;

const schema = v.object({
  reason: Filled(GRADING_LIMITS.reasonMax, '무엇을 다시 해야 하는지 적어 주세요.'),
  dueAt: v.pipe(
    v.nullable(Instant),
    v.check((at) => at !== null, words.dueNeeded),
    v.check((at) => at === null || Date.parse(at) > now().getTime(), words.duePast),
  ),
});

interface Props {
  id: string;
  /** Saves what she has drawn, said and written of it: it goes along. Resolves to the version that is there then. */
  keep: () => Promise<number>;
  onReload: () => void;
  onSent: () => void;
  onClose: () => void;
}

/** Why it shall be handed in again, and until when: both go to the family. */
export function AskAgainForm({ id, keep, onReload, onSent, onClose }: Props) {
  const zone = useTeacherZone();
  const toast = useToast();
  const [ask] = useAskSubmissionAgainMutation();
  const [defaultValues] = useState(() => ({
    reason: '',
    dueAt: instantOf(addDays(dayOf(now(), zone), DAYS), minuteOfTime('21:00'), zone).toISOString() as string | null,
  }));
  const { form, submit, isSending, problem } = useContractForm({
    schema,
    defaultValues,
    async send({ reason, dueAt }) {
      const version = await keep();
      return ask({ id, body: { version, reason, dueAt: dueAt! } }).unwrap();
    },
    onSent() {
      draft.clear();
      toast({ type: 'success', title: words.sent });
      onSent();
    },
  });
  const draft = useFormDraft(form, { key: `ask-again:${id}` });
  return (
    <chakra.form noValidate onSubmit={submit} display="grid" gap="5" gridTemplateColumns="minmax(0, 1fr)">
      <Field
        label={words.reason}
        error={form.formState.errors.reason?.message}
        limit={GRADING_LIMITS.reasonMax}
        required
      >
        <TextArea {...form.register('reason')} placeholder={words.reasonPlaceholder} />
      </Field>
      <Controller
        control={form.control}
        name="dueAt"
        render={({ field, fieldState: { error } }) => (
          <MomentField
            {...field}
            labels={[words.dueDay, words.dueTime]}
            zone={zone}
            today={dayOf(now(), zone)}
            required
            error={error?.message}
          />
        )}
      />
      <FormRefusal title={words.failed} problem={problem} onReload={onReload} />
      <StickyActions>
        <Button variant="outline" onClick={onClose}>
          {words.close}
        </Button>
        <Button type="submit" loading={isSending}>
          {words.send}
        </Button>
      </StickyActions>
    </chakra.form>
  );
}
