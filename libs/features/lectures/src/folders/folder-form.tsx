import { chakra } from '@chakra-ui/react/styled-system';
import * as v from 'valibot';
import { useCreateFolderMutation, useUpdateFolderMutation } from '@portal/api/library/folders.api';
import { LIBRARY_LIMITS, type LibraryFolder } from '@portal/domain/library/document';
import { foldersContract } from '@portal/domain/library/folders.contract';
import { useToast } from '@portal/portal-core/show-toast';
import { useContractForm } from '@portal/portal-core/use-contract-form';
import { Button } from '@portal/ui/button';
import { Dialog } from '@portal/ui/dialog';
import { Field, TextInput } from '@portal/ui/field';
import { ProblemBanner } from '@portal/ui/problem-banner';
import { rail as words } from '../messages.ts';

const schema = v.object({ name: foldersContract.createFolder.body.entries.name });

interface FolderFormProps {
  /** Null makes a new one. */
  folder: LibraryFolder | null;
  onClose: () => void;
}

/** The name of a folder. */
export function FolderForm({ folder, onClose }: FolderFormProps) {
  const [create] = useCreateFolderMutation();
  const [update] = useUpdateFolderMutation();
  const toast = useToast();
  const { form, submit, isSending, problem } = useContractForm({
    schema,
    defaultValues: { name: folder?.name ?? '' },
    async send({ name }, clientId) {
      if (folder) await update({ id: folder.id, body: { version: folder.version, name } }).unwrap();
      else await create({ body: { clientId, name } }).unwrap();
      toast({ type: 'success', title: folder ? words.renamed : words.created(name) });
    },
    onSent: onClose,
  });
  return (
    <Dialog open size="sm" title={folder ? words.rename : words.create} onClose={onClose}>
      <chakra.form noValidate onSubmit={submit} display="grid" gap="4">
        <Field
          label={words.name}
          error={form.formState.errors.name?.message}
          limit={LIBRARY_LIMITS.folderNameMax}
          required
        >
          <TextInput {...form.register('name')} placeholder={words.namePlaceholder} autoComplete="off" />
        </Field>
        <ProblemBanner title={words.failed} problem={problem} />
        <Button type="submit" loading={isSending} justifySelf="end">
          {words.save}
        </Button>
      </chakra.form>
    </Dialog>
  );
}
