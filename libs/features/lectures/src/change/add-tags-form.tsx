import { useChangeDocumentsMutation } from '@portal/api/library/documents.api';
import type { LibraryDocument } from '@portal/domain/library/document';
import { useToast } from '@portal/portal-core/show-toast';
import { useContractForm } from '@portal/portal-core/use-contract-form';
import { Field, TextInput } from '@portal/ui/field';
import { change as words } from '../change-messages.ts';
import { chosen } from '../messages.ts';
import { ChangeFrame } from './change-frame.tsx';
import { tagsSchema } from './tags-schema.ts';

interface AddTagsFormProps {
  documents: readonly LibraryDocument[];
  onClose: () => void;
  onDone: () => void;
}

/** Tags that many documents get besides their own. */
export function AddTagsForm({ documents, onClose, onDone }: AddTagsFormProps) {
  const [change] = useChangeDocumentsMutation();
  const toast = useToast();
  const contract = useContractForm({
    schema: tagsSchema,
    defaultValues: { tags: '' },
    send: ({ tags }) => change({ body: { ids: documents.map(({ id }) => id), addTags: tags } }).unwrap(),
    onSent() {
      toast({ type: 'success', title: words.tagsAdded(documents.length) });
      onClose();
      onDone();
    },
  });
  const { form } = contract;
  return (
    <ChangeFrame title={chosen.tag} contract={contract} onClose={onClose}>
      <Field label={words.addTags} helper={words.tagsHint} error={form.formState.errors.tags?.message} required>
        <TextInput {...form.register('tags')} autoComplete="off" />
      </Field>
    </ChangeFrame>
  );
}
