import { chakra } from '@chakra-ui/react/styled-system';
import { useState } from 'react';
import { Controller } from 'react-hook-form';
import * as v from 'valibot';
import { useExtendForStudentMutation } from '@portal/api/coursework/assignments.api';
import { Text } from '@portal/domain/contract/scalar';
import { GRADING_LIMITS, type Submission } from '@portal/domain/coursework/submission';
import { dayOf } from '@portal/domain/time/day';
import { now } from '@portal/portal-core/clock';
import { FormRefusal } from '@portal/portal-core/form-refusal';
import { useToast } from '@portal/portal-core/show-toast';
import { useContractForm } from '@portal/portal-core/use-contract-form';
import { Button } from '@portal/ui/button';
import { Field, TextInput } from '@portal/ui/field';
import { MomentField } from '@portal/ui/moment-field';
import { assignmentForm, missing as words } from './assignment-messages.ts';
import { deadlineToExtend, extensionSchema } from './assignment-values.ts';

interface StudentExtensionProps {
  assignmentId: string;
  /** Of all. */
  deadlineAt: string;
  submission: Submission;
  zone: string;
}

/** More time for one student who has not handed it in (ASG-2): a button that opens its form in the place. */
export function StudentExtension(props: StudentExtensionProps) {
  const { name } = props.submission.student;
  const [isOpen, setIsOpen] = useState(false);
  if (isOpen) return <ExtensionForm {...props} onClose={() => setIsOpen(false)} />;
  return (
    <chakra.div>
      <Button variant="ghost" size="sm" aria-label={words.extendFor(name)} onClick={() => setIsOpen(true)}>
        {words.extend}
      </Button>
    </chakra.div>
  );
}

function ExtensionForm(props: StudentExtensionProps & { onClose: () => void }) {
  const { assignmentId: id, deadlineAt, submission, zone, onClose } = props;
  const { student, extendedTo } = submission;
  const toast = useToast();
  const [extend] = useExtendForStudentMutation();
  const { form, submit, isSending, problem } = useContractForm({
    schema: v.object({ ...extensionSchema(extendedTo ?? deadlineAt).entries, reason: Text(GRADING_LIMITS.reasonMax) }),
    defaultValues: { deadlineAt: deadlineToExtend(extendedTo ?? deadlineAt, now(), zone), reason: '' },
    send: ({ deadlineAt: at, reason }) =>
      extend({ id, studentId: student.id, body: { deadlineAt: at!, reason } }).unwrap(),
    onSent() {
      toast({ type: 'success', title: words.extended(student.name) });
      onClose();
    },
  });
  const { errors } = form.formState;
  return (
    <chakra.form
      noValidate
      onSubmit={submit}
      aria-label={words.extendFor(student.name)}
      display="grid"
      gap="4"
      gridTemplateColumns="minmax(0, 1fr)"
    >
      <Controller
        control={form.control}
        name="deadlineAt"
        render={({ field, fieldState: { error } }) => (
          <MomentField
            {...field}
            labels={[assignmentForm.deadlineDay, assignmentForm.deadlineTime]}
            zone={zone}
            today={dayOf(now(), zone)}
            required
            error={error?.message}
          />
        )}
      />
      <Field label={words.reason} helper={words.reasonHint} error={errors.reason?.message}>
        <TextInput {...form.register('reason')} />
      </Field>
      <FormRefusal title={assignmentForm.extendFailed} problem={problem} onReload={onClose} />
      <chakra.div display="flex" flexWrap="wrap" justifyContent="end" gap="2">
        <Button variant="outline" onClick={onClose}>
          {words.cancel}
        </Button>
        <Button type="submit" loading={isSending}>
          {words.extend}
        </Button>
      </chakra.div>
    </chakra.form>
  );
}
