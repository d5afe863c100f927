import { chakra } from '@chakra-ui/react/styled-system';
import { useEffect } from 'react';
import { useWatch } from 'react-hook-form';
import * as v from 'valibot';
import { useCancelClassMutation } from '@portal/api/classes/classes.api';
import type { TeachingClass } from '@portal/domain/classes/class';
import { classesContract } from '@portal/domain/classes/classes.contract';
import { cancelNeedsConsent } from '@portal/domain/lessons/short-notice';
import { useNow } from '@portal/portal-core/clock';
import { FormRefusal } from '@portal/portal-core/form-refusal';
import { useToast } from '@portal/portal-core/show-toast';
import { useContractForm } from '@portal/portal-core/use-contract-form';
import { useFormDraft } from '@portal/portal-core/use-form-draft';
import { Banner } from '@portal/ui/banner';
import { Button } from '@portal/ui/button';
import { Checkbox } from '@portal/ui/checkbox';
import { DraftNotice } from '@portal/ui/draft-notice';
import { Field, TextArea } from '@portal/ui/field';
import { StickyActions } from '@portal/ui/sticky-actions';
import { cancel as words } from '../class-messages.ts';
import { classDeeds } from './class-deeds.ts';
import { NoticeRule } from './notice-rule.tsx';

const { reason } = classesContract.cancelClass.body.entries;
const InTime = v.object({ reason, consent: v.boolean() });
const Late = v.object({ reason, consent: v.pipe(v.boolean(), v.value(true, words.consentMissing)) });

interface Props {
  shown: TeachingClass;
  onReload: () => void;
  onClose: () => void;
}

/** Cancels a class with all that is left of it: the rule first, then the reason (CLS-1). */
export function CancelForm({ shown, onReload, onClose }: Props) {
  const { id, version, name } = shown;
  const toast = useToast();
  const now = useNow(30_000);
  const until = shown.cancelNoticeUntil === null ? null : new Date(shown.cancelNoticeUntil);
  const needsConsent = cancelNeedsConsent(until, now);
  const [cancel] = useCancelClassMutation();
  const { form, submit, isSending, problem } = useContractForm({
    schema: needsConsent ? Late : InTime,
    defaultValues: { reason: '', consent: false },
    send: (values) =>
      cancel({
        id,
        body: { version, reason: values.reason.trim(), ...(values.consent && { consent: true }) },
      }).unwrap(),
    onSent: () => {
      draft.clear();
      toast({ type: 'success', title: words.done, message: name });
      onClose();
    },
  });
  // Whoever comes back to what she wrote has to ask again.
  const draft = useFormDraft(form, { key: `cancel-class:${id}`, omit: ['consent'] });
  const { setFocus } = form;
  const { errors } = form.formState;
  const isAgreed = useWatch({ control: form.control, name: 'consent' });
  const canCancel = classDeeds(shown).includes('cancel');
  useEffect(() => {
    if (canCancel) setFocus('reason');
  }, [canCancel, setFocus]);

  return (
    <chakra.form noValidate onSubmit={submit} display="grid" gap="5">
      <div>
        <chakra.p fontWeight="semibold" overflowWrap="anywhere">
          {name}
        </chakra.p>
        <p>{words.body}</p>
        <chakra.p color="fg.muted">{words.final}</chakra.p>
      </div>
      {canCancel ? <NoticeRule until={until} now={now} /> : <Banner tone="lock" title={words.closed} />}
      {draft.restoredAt && <DraftNotice onDiscard={draft.discard} />}
      <Field label={words.reason} helper={words.reasonHelper} error={errors.reason?.message} required limit={500}>
        <TextArea rows={3} {...form.register('reason')} />
      </Field>
      {canCancel && (needsConsent || isAgreed || errors.consent) && (
        <Checkbox required error={errors.consent?.message} {...form.register('consent')}>
          {words.consent}
        </Checkbox>
      )}
      <FormRefusal title={words.failed} problem={problem} onReload={onReload} />
      <StickyActions>
        <Button variant="outline" onClick={onClose}>
          {words.keep}
        </Button>
        {canCancel && (
          <Button type="submit" variant="danger" loading={isSending}>
            {words.confirm}
          </Button>
        )}
      </StickyActions>
    </chakra.form>
  );
}
