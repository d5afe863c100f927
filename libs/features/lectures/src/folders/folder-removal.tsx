import { useDeleteFolderMutation } from '@portal/api/library/folders.api';
import type { LibraryFolder } from '@portal/domain/library/document';
import { useAction } from '@portal/portal-core/use-action';
import { AlertDialog } from '@portal/ui/alert-dialog';
import { rail as words } from '../messages.ts';

interface FolderRemovalProps {
  folder: LibraryFolder;
  onClose: () => void;
  onRemoved: () => void;
}

/** Asks before a folder goes; what lies in it stays. */
export function FolderRemoval({ folder: { id, name, documents }, onClose, onRemoved }: FolderRemovalProps) {
  const [remove, { isLoading }] = useDeleteFolderMutation();
  const act = useAction();
  async function confirm() {
    if (await act(() => remove({ id }).unwrap(), { done: words.removed })) onRemoved();
    onClose();
  }
  return (
    <AlertDialog
      open
      title={words.removeTitle}
      confirmLabel={words.remove}
      danger
      loading={isLoading}
      onConfirm={() => void confirm()}
      onCancel={onClose}
    >
      {words.removeBody(name, documents)}
    </AlertDialog>
  );
}
