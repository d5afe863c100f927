import { useEffect } from 'react';
import * as v from 'valibot';
import type { EnrollmentRequest } from '@portal/domain/classes/enrollment-request';
import { enrollmentsContract } from '@portal/domain/classes/enrollments.contract';
import { useSendsMail } from '@portal/portal-core/portal-config-context';
import { useToast } from '@portal/portal-core/show-toast';
import { useContractForm } from '@portal/portal-core/use-contract-form';
import { useFormDraft } from '@portal/portal-core/use-form-draft';
import { Field, TextArea } from '@portal/ui/field';
import { decline as words, requests } from '../invitation-messages.ts';
import { DialogForm } from '../settings/dialog-form.tsx';
import { useAnswerRequest } from './use-answer-request.ts';

const { reason } = enrollmentsContract.answerEnrollmentRequest.body.options[1].entries;
const Reason = v.object({ reason });

interface Props {
  classId: string;
  request: EnrollmentRequest;
  onClose: () => void;
  /** Its row is gone by now. */
  onDeclined: () => void;
}

/** Declines a family, with a reason if the teacher gives one: it stands in the letter. */
export function DeclineForm({ classId, request: { id, studentName }, onClose, onDeclined }: Props) {
  const toast = useToast();
  const sendsMail = useSendsMail();
  const { answer } = useAnswerRequest(classId);
  const contract = useContractForm({
    schema: Reason,
    defaultValues: { reason: '' },
    send: (values) => answer(id, { answer: 'DECLINE', reason: values.reason.trim() }),
    onSent: () => {
      draft.clear();
      toast({ type: 'success', title: words.done(studentName), message: requests.told(sendsMail) });
      onDeclined();
      onClose();
    },
  });
  const { form, problem } = contract;
  const draft = useFormDraft(form, { key: `decline-request:${id}` });
  const { setFocus } = form;
  useEffect(() => setFocus('reason'), [setFocus]);
  return (
    <DialogForm
      contract={contract}
      draft={draft}
      failed={words.failed}
      keep={words.keep}
      // Who has been answered already cannot be declined any more.
      submit={problem?.code === 'WRONG_STATE' ? null : { label: words.confirm, danger: true }}
      isReloading={false}
      onReload={onClose}
      onClose={onClose}
    >
      <Field
        label={words.reason}
        helper={sendsMail ? words.reasonHelper : undefined}
        error={form.formState.errors.reason?.message}
        optional
        limit={500}
      >
        <TextArea rows={3} {...form.register('reason')} />
      </Field>
    </DialogForm>
  );
}
