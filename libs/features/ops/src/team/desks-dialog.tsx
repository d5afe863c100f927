import { chakra } from '@chakra-ui/react/styled-system';
import { Controller } from 'react-hook-form';
import * as v from 'valibot';
import { useChangeOperatorDesksMutation } from '@portal/api/identity/operators.api';
import { type Operator, OperatorDesks } from '@portal/domain/identity/operator';
import { useToast } from '@portal/portal-core/show-toast';
import { useContractForm } from '@portal/portal-core/use-contract-form';
import { Button } from '@portal/ui/button';
import { Dialog } from '@portal/ui/dialog';
import { ProblemBanner } from '@portal/ui/problem-banner';
import { StickyActions } from '@portal/ui/sticky-actions';
import { team as words } from '../messages.ts';
import { DesksField } from './desks-field.tsx';

const SCHEMA = v.object({ desks: OperatorDesks });

interface DesksFormProps {
  operator: Operator;
  onClose: () => void;
}

/** Says where somebody works from now on. */
export function DesksDialog({ open, ...props }: DesksFormProps & { open: boolean }) {
  return (
    <Dialog
      open={open}
      onClose={props.onClose}
      title={words.changeDesks}
      description={<chakra.span overflowWrap="anywhere">{props.operator.name}</chakra.span>}
      closeOnClickAway={false}
    >
      <DesksForm {...props} />
    </Dialog>
  );
}

function DesksForm({ operator: { id, desks }, onClose }: DesksFormProps) {
  const [change] = useChangeOperatorDesksMutation();
  const toast = useToast();
  const { form, submit, isSending, problem } = useContractForm({
    schema: SCHEMA,
    defaultValues: { desks },
    async send(body) {
      const { name } = await change({ id, body }).unwrap();
      toast({ type: 'success', title: words.changed(name) });
      onClose();
    },
  });
  return (
    <chakra.form noValidate onSubmit={submit} display="grid" gap="5">
      <Controller
        control={form.control}
        name="desks"
        render={({ field, fieldState }) => <DesksField {...field} error={fieldState.error?.message} />}
      />
      <ProblemBanner title={words.changeFailed} problem={problem} />
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
