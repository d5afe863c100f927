import type { FileRef } from '@portal/domain/assets/file';
import { FilesField, type FilesFieldProps } from './files-field.tsx';

export interface FileFieldProps extends Omit<FilesFieldProps, 'value' | 'onChange' | 'maxFiles'> {
  value: FileRef | null;
  onChange: (file: FileRef | null) => void;
}

/** One file of a form; another one takes its place. */
export function FileField({ value, onChange, ...props }: FileFieldProps) {
  return (
    <FilesField {...props} maxFiles={1} value={value ? [value] : []} onChange={([file]) => onChange(file ?? null)} />
  );
}
