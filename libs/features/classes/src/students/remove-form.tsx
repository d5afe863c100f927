import { useEffect } from 'react';
import { useRemoveStudentMutation } from '@portal/api/classes/class-students.api';
import { classStudentsContract } from '@portal/domain/classes/class-students.contract';
import { useSendsMail } from '@portal/portal-core/portal-config-context';
import { useToast } from '@portal/portal-core/show-toast';
import { useContractForm } from '@portal/portal-core/use-contract-form';
import { useFormDraft } from '@portal/portal-core/use-form-draft';
import { Field, TextArea } from '@portal/ui/field';
import { DialogForm } from '../settings/dialog-form.tsx';
import { leaving, remove as words } from '../student-messages.ts';
import type { LeavingFormProps } from './leaving-form-props.ts';
import { unlessGone } from './leaving-problem.ts';
import { WhatHappens } from './what-happens.tsx';

const schema = classStudentsContract.removeStudent.body;

/** A student leaves the class for good; the reason stands in the letter to his guardians. */
export function RemoveForm({ classId, student: { id, name, lessonsLeft }, onClose, onLeft }: LeavingFormProps) {
  const toast = useToast();
  const sendsMail = useSendsMail();
  const [remove] = useRemoveStudentMutation();
  const contract = useContractForm({
    schema,
    defaultValues: { reason: '' },
    send: ({ reason }) => unlessGone(remove({ id: classId, studentId: id, body: { reason: reason.trim() } }).unwrap()),
    onSent: () => {
      draft.clear();
      toast({ type: 'success', title: words.done(name), message: leaving.toldDone(sendsMail) });
      onLeft();
      onClose();
    },
  });
  const { form, problem } = contract;
  const draft = useFormDraft(form, { key: `remove-student:${classId}:${id}` });
  const { setFocus } = form;
  useEffect(() => setFocus('reason'), [setFocus]);
  return (
    <DialogForm
      contract={contract}
      draft={draft}
      failed={words.failed}
      keep={leaving.keep}
      submit={problem?.code === 'WRONG_STATE' ? null : { label: words.confirm, danger: true }}
      isReloading={false}
      onReload={onClose}
      onClose={onClose}
    >
      <WhatHappens lines={[words.left(lessonsLeft), words.chat]} />
      <Field
        label={words.reason}
        helper={leaving.reasonHelper(sendsMail)}
        error={form.formState.errors.reason?.message}
        required
        limit={500}
      >
        <TextArea rows={3} {...form.register('reason')} />
      </Field>
    </DialogForm>
  );
}
