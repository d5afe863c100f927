import { File as AnyFile, FileImage, FileMusic, FilePlay, FileText, type LucideIcon } from 'lucide-react';
import { FILE_TYPES, type FileExtension } from '@portal/domain/assets/file-type';
import { extensionOf } from '@portal/domain/assets/upload-policy';
import { Icon } from '@portal/ui/icon';

type Kind = (typeof FILE_TYPES)[FileExtension]['kind'];
const ICONS: Record<Kind, LucideIcon> = { IMAGE: FileImage, DOCUMENT: FileText, AUDIO: FileMusic, VIDEO: FilePlay };

/** What kind of file it is, by its extension. */
export function kindOf(name: string): Kind | null {
  const extension = extensionOf(name);
  return Object.hasOwn(FILE_TYPES, extension) ? FILE_TYPES[extension as FileExtension].kind : null;
}

/** Stands for a file that has no picture. */
export function FileIcon({ name }: { name: string }) {
  const kind = kindOf(name);
  return <Icon as={kind ? ICONS[kind] : AnyFile} size={20} />;
}
