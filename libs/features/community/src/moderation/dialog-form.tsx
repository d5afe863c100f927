import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import type { ContractForm } from '@portal/portal-core/use-contract-form';
import { Button } from '@portal/ui/button';
import { ProblemBanner } from '@portal/ui/problem-banner';
import { StickyActions } from '@portal/ui/sticky-actions';

interface DialogFormProps<I extends FieldValues, O> {
  contract: ContractForm<I, O>;
  /** What it means. */
  body: string;
  words: { readonly keep: string; readonly submit: string; readonly failed: string };
  onClose: () => void;
  children: ReactNode;
}

/** The frame of what is asked about words in a dialog: what it means, why it was refused, and its two buttons. */
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
