import { chakra } from '@chakra-ui/react/styled-system';
import { useEffect } from 'react';
import { useWatch } from 'react-hook-form';
import * as v from 'valibot';
import { useCancelClassMutation } from '@portal/api/classes/classes.api';
import { classesContract } from '@portal/domain/classes/classes.contract';
import { cancelNeedsConsent } from '@portal/domain/classes/short-notice';
import { useNow } from '@portal/portal-core/clock';
import { useToast } from '@portal/portal-core/show-toast';
import { useContractForm } from '@portal/portal-core/use-contract-form';
import { useFormDraft } from '@portal/portal-core/use-form-draft';
import { Banner } from '@portal/ui/banner';
import { Checkbox } from '@portal/ui/checkbox';
import { Field, TextArea } from '@portal/ui/field';
import { cancel as words } from '../class-messages.ts';
import { classActions } from './class-actions.ts';
import { type ClassFormProps, DialogForm } from './dialog-form.tsx';
import { NoticeRule } from './notice-rule.tsx';

const { reason } = classesContract.cancelClass.body.entries;
const InTime = v.object({ reason, consent: v.boolean() });
const Late = v.object({ reason, consent: v.pipe(v.boolean(), v.value(true, words.consentMissing)) });

/** Cancels a class with all that is left of it: the rule first, then the reason (CLS-1). */
export function CancelForm({ shown, ...dialog }: ClassFormProps) {
  const { id, version, name } = shown;
  const toast = useToast();
  const now = useNow(30_000);
  const until = shown.cancelNoticeUntil === null ? null : new Date(shown.cancelNoticeUntil);
  const needsConsent = cancelNeedsConsent(until, now);
  const [cancel] = useCancelClassMutation();
  const contract = useContractForm({
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
      dialog.onClose();
    },
  });
  const { form } = contract;
  // Whoever comes back to what she wrote has to ask again.
  const draft = useFormDraft(form, { key: `cancel-class:${id}`, omit: ['consent'] });
  const { setFocus } = form;
  const { errors } = form.formState;
  const isAgreed = useWatch({ control: form.control, name: 'consent' });
  const canCancel = classActions(shown).includes('cancel');
  useEffect(() => {
    if (canCancel) setFocus('reason');
  }, [canCancel, setFocus]);

  return (
    <DialogForm
      contract={contract}
      draft={draft}
      failed={words.failed}
      keep={words.keep}
      submit={canCancel ? { label: words.confirm, danger: true } : null}
      {...dialog}
    >
      <div>
        <chakra.p fontWeight="semibold" overflowWrap="anywhere">
          {name}
        </chakra.p>
        <p>{words.body}</p>
        <chakra.p color="fg.muted">{words.final}</chakra.p>
      </div>
      {canCancel ? <NoticeRule until={until} now={now} /> : <Banner tone="lock" title={words.closed} />}
      <Field label={words.reason} helper={words.reasonHelper} error={errors.reason?.message} required limit={500}>
        <TextArea rows={3} {...form.register('reason')} />
      </Field>
      {canCancel && (needsConsent || isAgreed || errors.consent) && (
        <Checkbox required error={errors.consent?.message} {...form.register('consent')}>
          {words.consent}
        </Checkbox>
      )}
    </DialogForm>
  );
}
