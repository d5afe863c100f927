import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { Button } from '@portal/ui/button';
import { ProblemBanner } from '@portal/ui/problem-banner';
import { StickyActions } from '@portal/ui/sticky-actions';
import type { ContractForm } from './use-contract-form.ts';

interface DialogFormProps<I extends FieldValues, O> {
  contract: ContractForm<I, O>;
  /** What sending it means. */
  body: string;
  /** On the button that closes the dialog, on the one that sends, and above the server's words when it refuses. */
  words: { readonly keep: string; readonly submit: string; readonly failed: string };
  onClose: () => void;
  children: ReactNode;
}

/** What is asked in a dialog: what it means, its fields, why it was refused, and its two buttons. With `useDialogForm`. */
export function DialogForm<I extends FieldValues, O>(props: DialogFormProps<I, O>) {
  const { contract, body, words, onClose, children } = props;
  return (
    <chakra.form noValidate onSubmit={contract.submit} display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="4">
      <p>{body}</p>
      {children}
      <ProblemBanner title={words.failed} problem={contract.problem} />
      <StickyActions>
        <Button variant="outline" onClick={onClose}>
          {words.keep}
        </Button>
        <Button type="submit" loading={contract.isSending}>
          {words.submit}
        </Button>
      </StickyActions>
    </chakra.form>
  );
}
