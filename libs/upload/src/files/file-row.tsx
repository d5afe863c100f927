import { Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import type { FileRef } from '@portal/domain/assets/file';
import { Icon } from '@portal/ui/icon';
import { IconButton } from '@portal/ui/icon-button';
import { useUploadWords } from '../upload-words.ts';
import { FileLink } from './file-link.tsx';
import { FilePreview } from './file-preview.tsx';
import { shownName } from './file-words.ts';
import { RowFrame } from './row-frame.tsx';

interface FileRowProps {
  file: FileRef;
  /** Missing where the files can only be read. */
  onRemove?: (() => void) | undefined;
  /** What else can be done with it. */
  action?: ReactNode;
}

/** A stored file in a list: its picture, the way to download it, and to take it off. */
export function FileRow({ file, onRemove, action }: FileRowProps) {
  const words = useUploadWords();
  return (
    <RowFrame
      picture={<FilePreview file={file} />}
      name={file.name}
      size={file.size}
      title={<FileLink file={file} touch />}
      actions={
        <>
          {action}
          {onRemove && (
            <IconButton
              label={words.remove(shownName(file.name))}
              icon={<Icon as={Trash2} size={18} />}
              onClick={onRemove}
            />
          )}
        </>
      }
    />
  );
}
