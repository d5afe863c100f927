import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';
import { type FieldValues, FormProvider } from 'react-hook-form';
import type { TeachingClass } from '@portal/domain/classes/class';
import { FormRefusal } from '@portal/portal-core/form-refusal';
import type { ContractForm } from '@portal/portal-core/use-contract-form';
import type { FormDraftState } from '@portal/portal-core/use-form-draft';
import { Button } from '@portal/ui/button';
import { DraftNotice } from '@portal/ui/draft-notice';
import { StickyActions } from '@portal/ui/sticky-actions';

/** What a form of a class is given by the dialog in which it stands. */
export interface ClassFormProps {
  shown: TeachingClass;
  /** A newer one is on its way. */
  isReloading: boolean;
  onReload: () => void;
  onClose: () => void;
}

interface Props<I extends FieldValues, O> extends Omit<ClassFormProps, 'shown'> {
  contract: ContractForm<I, O>;
  draft: FormDraftState;
  /** Above the server's words when it refuses. */
  failed: string;
  /** On the button that closes the dialog and changes nothing. */
  keep: string;
  /** The button that sends it; null where that cannot be done now. */
  submit: { label: string; danger?: boolean } | null;
  children: ReactNode;
}

/** The frame of a form that the menu of a class opens: what is half-written, why it was refused, and its two buttons. */
export function DialogForm<I extends FieldValues, O>(props: Props<I, O>) {
  const { contract, draft, failed, keep, submit, isReloading, onReload, onClose, children } = props;
  return (
    <FormProvider {...contract.form}>
      <chakra.form noValidate onSubmit={contract.submit} display="grid" gap="5">
        {draft.restoredAt && <DraftNotice onDiscard={draft.discard} />}
        {children}
        <FormRefusal title={failed} problem={contract.problem} onReload={onReload} />
        <StickyActions>
          <Button variant="outline" onClick={onClose}>
            {keep}
          </Button>
          {submit && (
            <Button
              type="submit"
              variant={submit.danger ? 'danger' : undefined}
              // What is known to be old would only be refused.
              loading={contract.isSending || isReloading}
            >
              {submit.label}
            </Button>
          )}
        </StickyActions>
      </chakra.form>
    </FormProvider>
  );
}
