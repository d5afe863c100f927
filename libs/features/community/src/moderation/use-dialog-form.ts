import type { DefaultValues, FieldValues } from 'react-hook-form';
import type * as v from 'valibot';
import { useToast } from '@portal/portal-core/show-toast';
import { useContractForm } from '@portal/portal-core/use-contract-form';
import { useFormDraft } from '@portal/portal-core/use-form-draft';

interface DialogFormOptions<I extends FieldValues, O> {
  schema: v.GenericSchema<I, O>;
  defaultValues: DefaultValues<I>;
  send: (body: O) => Promise<unknown>;
  /** Where what is half-written is kept. */
  draftKey: string;
  done: string;
  onClose: () => void;
}

/** A form that ends its dialog: kept while it is half-written, and gone with its draft once it was sent. */
export function useDialogForm<I extends FieldValues, O>(options: DialogFormOptions<I, O>) {
  const { schema, defaultValues, send, draftKey, done, onClose } = options;
  const toast = useToast();
  const contract = useContractForm({
    schema,
    defaultValues,
    send,
    onSent() {
      draft.clear();
      toast({ type: 'success', title: done });
      onClose();
    },
  });
  const draft = useFormDraft(contract.form, { key: draftKey });
  return contract;
}
