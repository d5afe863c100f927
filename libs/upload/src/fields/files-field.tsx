import { chakra } from '@chakra-ui/react/styled-system';
import { type Ref, useRef } from 'react';
import type { FileRef } from '@portal/domain/assets/file';
import { FieldGroup, type FieldGroupProps } from '@portal/ui/field-group';
import { FileList } from '../files/file-list.tsx';
import { FileRow } from '../files/file-row.tsx';
import { shownSize } from '../files/file-words.ts';
import { DropZone } from '../picking/drop-zone.tsx';
import { useFileDrop } from '../picking/use-file-drop.ts';
import { useFilePaste } from '../picking/use-file-paste.ts';
import { type UploadsOptions, useUploads } from '../queue/use-uploads.ts';
import { UploadRow } from '../rows/upload-row.tsx';
import { useUploadWords } from '../upload-words.ts';
import { Announcements } from './announcements.tsx';
import { FieldWarning } from './field-warning.tsx';
import { useUnfinished } from './use-unfinished.ts';

export interface FilesFieldProps extends FieldGroupProps, UploadsOptions {
  /** The files can only be read. */
  readOnly?: boolean | undefined;
  /** Something is chosen that is not in the value yet; a form that is sent then would be sent without it. */
  onUnfinished?: ((isUnfinished: boolean) => void) | undefined;
  /** What gets the focus, for a form that leads to its first error. */
  ref?: Ref<HTMLInputElement> | undefined;
}

/**
 * Files of a form: picked, dropped, pasted or photographed, and sent at once. The value holds those that have arrived;
 * while others are on their way the field is invalid, so that `useContractForm` does not send the form without them.
 */
export function FilesField({ label, helper, error, required, onBlur, readOnly, ...props }: FilesFieldProps) {
  return (
    <FieldGroup label={label} helper={helper} error={error} required={required} onBlur={onBlur}>
      {readOnly ? (
        <ReadOnlyFiles files={props.value} />
      ) : (
        <EditableFiles {...props} invalid={Boolean(error)} required={required} />
      )}
    </FieldGroup>
  );
}

const GB = 1024 ** 3;
const totalOf = (files: readonly { readonly size: number }[]) => files.reduce((sum, { size }) => sum + size, 0);

function ReadOnlyFiles({ files }: { files: readonly FileRef[] }) {
  const words = useUploadWords();
  if (files.length === 0) return <chakra.p color="fg.muted">{words.noFiles}</chakra.p>;
  return (
    <FileList>
      {files.map((file) => (
        <FileRow key={file.id} file={file} />
      ))}
    </FileList>
  );
}

interface EditableFilesProps extends UploadsOptions, Pick<FilesFieldProps, 'onUnfinished' | 'ref' | 'required'> {
  invalid: boolean;
}

function EditableFiles({ invalid, required = false, onUnfinished, ref, ...options }: EditableFilesProps) {
  const { value, onChange } = options;
  const { uploads, policy, add, isUnfinished, isUnavailable, ...actions } = useUploads(options);
  const place = useRef<HTMLDivElement>(null);
  const { input, isWarned, onInvalid } = useUnfinished({ isUnfinished, onUnfinished, ref });
  const { isOver, dropProps } = useFileDrop(add);
  useFilePaste(place, add);
  const toInput = () => input.current?.focus();
  const words = useUploadWords();
  const isEmpty = value.length + uploads.length === 0;
  return (
    <chakra.div ref={place} display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="2" {...dropProps}>
      <DropZone
        policy={policy}
        isOver={isOver}
        required={required}
        onInvalid={onInvalid}
        ref={input}
        onFiles={add}
        isSlim={!isEmpty}
        invalid={invalid || isWarned}
      />
      <FieldWarning isWarned={isWarned} isUnavailable={isUnavailable} />
      {!isEmpty && (
        <FileList>
          {value.map((file) => (
            <FileRow
              key={file.id}
              file={file}
              onRemove={() => {
                onChange(value.filter(({ id }) => id !== file.id));
                toInput();
              }}
            />
          ))}
          {uploads.map((upload) => (
            <UploadRow key={upload.id} upload={upload} policy={policy} actions={actions} onGone={toInput} />
          ))}
        </FileList>
      )}
      {!isEmpty && policy.totalBytes && (
        <chakra.p textStyle="body.sm" color="fg.muted" fontVariantNumeric="tabular-nums">
          {words.total(
            shownSize(totalOf([...value, ...uploads.filter(({ status }) => status !== 'REFUSED')])),
            policy.totalBytes / GB,
          )}
        </chakra.p>
      )}
      <Announcements uploads={uploads} policy={policy} />
    </chakra.div>
  );
}
