import { useUpdateDocumentMutation } from '@portal/api/library/documents.api';
import type { LibraryDocument } from '@portal/domain/library/document';
import { useToast } from '@portal/portal-core/show-toast';
import { useContractForm } from '@portal/portal-core/use-contract-form';
import { Field, TextInput } from '@portal/ui/field';
import { change as words, menu } from '../change-messages.ts';
import { ChangeFrame } from './change-frame.tsx';
import { textOfTags } from './tag-text.ts';
import { tagsSchema } from './tags-schema.ts';

interface TagsFormProps {
  document: LibraryDocument;
  onClose: () => void;
}

/** The tags of one document, in one line. */
export function TagsForm({ document: { id, version, name, folderId, tags }, onClose }: TagsFormProps) {
  const [update] = useUpdateDocumentMutation();
  const toast = useToast();
  const contract = useContractForm({
    schema: tagsSchema,
    defaultValues: { tags: textOfTags(tags) },
    send: (values) => update({ id, body: { version, name, folderId, ...values } }).unwrap(),
    onSent() {
      toast({ type: 'success', title: words.tagsSaved });
      onClose();
    },
  });
  const { form } = contract;
  return (
    <ChangeFrame title={menu.tags} contract={contract} onClose={onClose}>
      <Field label={words.tags} helper={words.tagsHint} error={form.formState.errors.tags?.message}>
        <TextInput {...form.register('tags')} autoComplete="off" />
      </Field>
    </ChangeFrame>
  );
}
