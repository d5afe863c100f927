import { useEffect } from 'react';
import { chakra } from '@chakra-ui/react/styled-system';
import * as v from 'valibot';
import { useCancelClassMutation } from '@portal/api/teaching/classes.api';
import type { TeachingClass } from '@portal/domain/teaching/class';
import { classesContract } from '@portal/domain/teaching/classes.contract';
import { useToast } from '@portal/portal-core/show-toast';
import { useContractForm } from '@portal/portal-core/use-contract-form';
import { useFormDraft } from '@portal/portal-core/use-form-draft';
import { Banner } from '@portal/ui/banner';
import { Button } from '@portal/ui/button';
import { DraftNotice } from '@portal/ui/draft-notice';
import { Field, TextArea } from '@portal/ui/field';
import { StickyActions } from '@portal/ui/sticky-actions';
import { cancel as words } from '../class-messages.ts';
import { classDeeds } from '../model/class-deeds.ts';
import { FormRefusal } from './form-refusal.tsx';
import { NoticeRule } from './notice-rule.tsx';

const CancelReason = v.object({ reason: classesContract.cancelClass.body.entries.reason });

interface Props {
  shown: TeachingClass;
  onReload: () => void;
  onClose: () => void;
}

/** Cancels a class with all that is left of it: the rule first, then the reason (CLS-1). */
export function CancelForm({ shown, onReload, onClose }: Props) {
  const { id, version, name } = shown;
  const toast = useToast();
  const [cancel] = useCancelClassMutation();
  const { form, submit, isSending, problem } = useContractForm({
    schema: CancelReason,
    defaultValues: { reason: '' },
    send: ({ reason }) => cancel({ id, body: { version, reason: reason.trim() } }).unwrap(),
    onSent: () => {
      draft.clear();
      toast({ type: 'success', title: words.done, message: name });
      onClose();
    },
  });
  const draft = useFormDraft(form, { key: `cancel-class:${id}` });
  const { setFocus } = form;
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
      {canCancel ? <NoticeRule noticeUntil={shown.cancelNoticeUntil} /> : <Banner tone="lock" title={words.closed} />}
      {draft.restoredAt && <DraftNotice onDiscard={draft.discard} />}
      <Field
        label={words.reason}
        helper={words.reasonHelper}
        error={form.formState.errors.reason?.message}
        required
        limit={500}
      >
        <TextArea rows={3} {...form.register('reason')} />
      </Field>
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
