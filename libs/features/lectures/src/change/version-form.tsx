import { Controller } from 'react-hook-form';
import * as v from 'valibot';
import { useAddDocumentVersionMutation } from '@portal/api/library/documents.api';
import { FileRef } from '@portal/domain/assets/file';
import type { LibraryDocument } from '@portal/domain/library/document';
import { useToast } from '@portal/portal-core/show-toast';
import { useContractForm } from '@portal/portal-core/use-contract-form';
import { Switch } from '@portal/ui/switch';
import { FileField } from '@portal/upload/file-field';
import { version as words } from '../change-messages.ts';
import { ChangeFrame } from './change-frame.tsx';

const schema = v.object({
  file: v.pipe(
    v.nullable(FileRef),
    v.check((file) => file !== null, words.needed),
  ),
  follow: v.boolean(),
});

interface VersionFormProps {
  document: LibraryDocument;
  onClose: () => void;
}

/** A newer file of the same document; the places where it stands follow if she wants. */
export function VersionForm({ document: { id, version, usage }, onClose }: VersionFormProps) {
  const [add] = useAddDocumentVersionMutation();
  const toast = useToast();
  const places = usage.lectures + usage.assignments;
  const contract = useContractForm({
    schema,
    defaultValues: { file: null, follow: true },
    async send({ file, follow }) {
      const { document, followed, stayed } = await add({
        id,
        body: { version, fileId: file?.id ?? '', follow },
      }).unwrap();
      toast({
        type: 'success',
        title: words.done(document.versionNo, followed),
        ...(stayed.length > 0 && follow && { message: words.stayed(stayed.length) }),
      });
    },
    onSent: onClose,
    fieldOf: (path) => (path === 'fileId' ? 'file' : path),
  });
  const { control } = contract.form;
  return (
    <ChangeFrame title={words.title} contract={contract} submit={words.submit} failed={words.failed} onClose={onClose}>
      <Controller
        control={control}
        name="file"
        render={({ field, fieldState }) => (
          <FileField
            {...field}
            label={words.file}
            error={fieldState.error?.message}
            location="LECTURE"
            keepAs={`document-version:${id}`}
            required
          />
        )}
      />
      {places > 0 && (
        <Controller
          control={control}
          name="follow"
          render={({ field: { value, ...field } }) => (
            <Switch {...field} checked={value} description={words.followHint(places)}>
              {words.follow}
            </Switch>
          )}
        />
      )}
    </ChangeFrame>
  );
}
