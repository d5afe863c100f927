import * as v from 'valibot';
import { useUpdateDocumentMutation } from '@portal/api/library/documents.api';
import { DocumentName, LIBRARY_LIMITS, type LibraryDocument } from '@portal/domain/library/document';
import { useToast } from '@portal/portal-core/show-toast';
import { useContractForm } from '@portal/portal-core/use-contract-form';
import { Field, TextInput } from '@portal/ui/field';
import { change as words, menu } from '../change-messages.ts';
import { ChangeFrame } from './change-frame.tsx';

const schema = v.object({ name: DocumentName });

interface RenameFormProps {
  document: LibraryDocument;
  onClose: () => void;
}

/** What a document is called in the library; the file keeps its own name. */
export function RenameForm({ document: { id, version, name, folderId, tags }, onClose }: RenameFormProps) {
  const [update] = useUpdateDocumentMutation();
  const toast = useToast();
  const contract = useContractForm({
    schema,
    defaultValues: { name },
    send: (values) => update({ id, body: { version, folderId, tags, ...values } }).unwrap(),
    onSent() {
      toast({ type: 'success', title: words.renamed });
      onClose();
    },
  });
  const { form } = contract;
  return (
    <ChangeFrame title={menu.rename} contract={contract} onClose={onClose}>
      <Field label={words.name} error={form.formState.errors.name?.message} limit={LIBRARY_LIMITS.nameMax} required>
        <TextInput {...form.register('name')} autoComplete="off" />
      </Field>
    </ChangeFrame>
  );
}
