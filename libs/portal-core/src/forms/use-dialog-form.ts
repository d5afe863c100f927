import type { FieldValues } from 'react-hook-form';
import { type ContractForm, type ContractFormOptions, useContractForm } from './use-contract-form.ts';
import { useFormDraft } from './use-form-draft.ts';

interface DialogFormOptions<I extends FieldValues, O> extends ContractFormOptions<I, O> {
  /** Where what is half-written is kept. */
  draftKey: string;
  onClose: () => void;
}

/** A form that ends its dialog: kept while it is half-written, and gone with its draft once it was sent. */
export function useDialogForm<I extends FieldValues, O>(options: DialogFormOptions<I, O>): ContractForm<I, O> {
  const { draftKey, onClose, onSent, ...form } = options;
  const contract = useContractForm({
    ...form,
    onSent() {
      draft.clear();
      onSent?.();
      onClose();
    },
  });
  const draft = useFormDraft(contract.form, { key: draftKey });
  return contract;
}
