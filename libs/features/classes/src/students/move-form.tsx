import { Controller } from 'react-hook-form';
import * as v from 'valibot';
import { useListMoveTargetsQuery, useMoveStudentMutation } from '@portal/api/classes/class-students.api';
import { classStudentsContract } from '@portal/domain/classes/class-students.contract';
import { useSendsMail } from '@portal/portal-core/portal-config-context';
import { useToast } from '@portal/portal-core/show-toast';
import { useContractForm } from '@portal/portal-core/use-contract-form';
import { useFormDraft } from '@portal/portal-core/use-form-draft';
import { Field, TextArea } from '@portal/ui/field';
import { DialogForm } from '../settings/dialog-form.tsx';
import { leaving, move as words } from '../student-messages.ts';
import type { LeavingFormProps } from './leaving-form-props.ts';
import { unlessGone } from './leaving-problem.ts';
import { MoveTargets } from './move-targets.tsx';
import { WhatHappens } from './what-happens.tsx';

const { reason } = classStudentsContract.moveStudent.body.entries;
const schema = v.object({ toClassId: v.pipe(v.string(), v.minLength(1, words.toMissing)), reason });

/** A student goes on in another class of the same teacher; the reason stands in the letter to his guardians. */
export function MoveForm({ classId, student: { id, name, lessonsLeft }, onClose, onLeft }: LeavingFormProps) {
  const toast = useToast();
  const sendsMail = useSendsMail();
  // Seats are taken while she thinks; what is cached may be old.
  const targets = useListMoveTargetsQuery({ id: classId, studentId: id }, { refetchOnMountOrArgChange: true });
  const [move] = useMoveStudentMutation();
  const contract = useContractForm({
    schema,
    defaultValues: { toClassId: '', reason: '' },
    send: (values) =>
      unlessGone(move({ id: classId, studentId: id, body: { ...values, reason: values.reason.trim() } }).unwrap()),
    onSent: () => {
      const to = targets.currentData?.items.find((one) => one.id === form.getValues('toClassId'));
      draft.clear();
      const told = leaving.toldDone(sendsMail);
      toast({ type: 'success', title: words.done(name), message: to ? words.doneTo(to.name, told) : told });
      onLeft();
      onClose();
    },
  });
  const { form, problem } = contract;
  // Where a seat is free is looked at anew.
  const draft = useFormDraft(form, { key: `move-student:${classId}:${id}`, omit: ['toClassId'] });
  const canMove = targets.currentData?.items.some(({ seatsFree }) => seatsFree > 0) ?? false;
  return (
    <DialogForm
      contract={contract}
      draft={draft}
      failed={words.failed}
      keep={leaving.keep}
      submit={canMove && problem?.code !== 'WRONG_STATE' ? { label: words.confirm } : null}
      isReloading={false}
      onReload={onClose}
      onClose={onClose}
    >
      <WhatHappens lines={[words.left(lessonsLeft), words.chat]} />
      <Controller
        control={form.control}
        name="toClassId"
        render={({ field, fieldState }) => <MoveTargets {...field} query={targets} error={fieldState.error?.message} />}
      />
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
