import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import type { ContractForm } from '@portal/portal-core/use-contract-form';
import { Button } from '@portal/ui/button';
import { Dialog } from '@portal/ui/dialog';
import { ProblemBanner } from '@portal/ui/problem-banner';
import { change } from '../change-messages.ts';

interface ChangeFrameProps<I extends FieldValues, O> {
  title: string;
  contract: ContractForm<I, O>;
  submit?: string;
  failed?: string;
  onClose: () => void;
  children: ReactNode;
}

/** A dialog with a small form: its fields, why it was refused, its button. */
export function ChangeFrame<I extends FieldValues, O>({
  title,
  contract: { submit: send, problem, isSending },
  submit = change.save,
  failed = change.failed,
  onClose,
  children,
}: ChangeFrameProps<I, O>) {
  return (
    <Dialog open size="sm" title={title} onClose={onClose} closeOnClickAway={false}>
      <chakra.form noValidate onSubmit={send} display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="4">
        {children}
        <ProblemBanner title={failed} problem={problem} />
        <Button type="submit" loading={isSending} justifySelf="end">
          {submit}
        </Button>
      </chakra.form>
    </Dialog>
  );
}
