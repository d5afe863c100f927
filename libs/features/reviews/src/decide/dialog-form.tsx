import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import type { ContractForm } from '@portal/portal-core/use-contract-form';
import { Button } from '@portal/ui/button';
import { ProblemBanner } from '@portal/ui/problem-banner';
import { StickyActions } from '@portal/ui/sticky-actions';

interface Props<I extends FieldValues, O> {
  contract: ContractForm<I, O>;
  words: { readonly body: string; readonly keep: string; readonly submit: string; readonly failed: string };
  onClose: () => void;
  children: ReactNode;
}

/** The frame of what is asked about a review in a dialog: what it means, why it was refused, and its two buttons. */
export function DialogForm<I extends FieldValues, O>({ contract, words, onClose, children }: Props<I, O>) {
  return (
    <chakra.form noValidate onSubmit={contract.submit} display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="4">
      <p>{words.body}</p>
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
