import { chakra } from '@chakra-ui/react/styled-system';
import { Controller } from 'react-hook-form';
import { useExtendAssignmentMutation } from '@portal/api/coursework/assignments.api';
import type { Assignment } from '@portal/domain/coursework/assignment';
import { dayOf } from '@portal/domain/time/day';
import { now } from '@portal/portal-core/clock';
import { FormRefusal } from '@portal/portal-core/form-refusal';
import { useToast } from '@portal/portal-core/show-toast';
import { useContractForm } from '@portal/portal-core/use-contract-form';
import { Button } from '@portal/ui/button';
import { MomentField } from '@portal/ui/moment-field';
import { StickyActions } from '@portal/ui/sticky-actions';
import { assignmentForm as words, assignments as said } from './assignment-messages.ts';
import { deadlineToExtend, extensionSchema } from './assignment-values.ts';

interface Props {
  assignment: Assignment;
  zone: string;
  onReload: () => void;
  onClose: () => void;
}

/** A later deadline: what can be changed although somebody has handed it in (ASG-2). */
export function ExtendForm({ assignment: { id, deadlineAt }, zone, onReload, onClose }: Props) {
  const toast = useToast();
  const [extend] = useExtendAssignmentMutation();
  const { form, submit, isSending, problem } = useContractForm({
    schema: extensionSchema(deadlineAt),
    defaultValues: { deadlineAt: deadlineToExtend(deadlineAt, now(), zone) },
    send: (values) => extend({ id, body: { deadlineAt: values.deadlineAt! } }).unwrap(),
    onSent() {
      toast({ type: 'success', title: said.extended });
      onClose();
    },
  });
  return (
    <chakra.form noValidate onSubmit={submit} display="grid" gap="5" gridTemplateColumns="minmax(0, 1fr)">
      <Controller
        control={form.control}
        name="deadlineAt"
        render={({ field, fieldState: { error } }) => (
          <MomentField
            {...field}
            labels={[words.deadlineDay, words.deadlineTime]}
            zone={zone}
            today={dayOf(now(), zone)}
            helper={words.extendHint}
            required
            error={error?.message}
          />
        )}
      />
      <FormRefusal title={words.extendFailed} problem={problem} onReload={onReload} />
      <StickyActions>
        <Button variant="outline" onClick={onClose}>
          {said.close}
        </Button>
        <Button type="submit" loading={isSending}>
          {said.extend}
        </Button>
      </StickyActions>
    </chakra.form>
  );
}
