import { useCallback } from 'react';
import { useChangeDocumentsMutation } from '@portal/api/library/documents.api';
import type { LibraryDocument, LibraryFolder } from '@portal/domain/library/document';
import { useAction } from '@portal/portal-core/use-action';
import { useUndo } from '@portal/portal-core/use-undo';
import { change as words } from '../change-messages.ts';

/** Puts documents into a folder, or into none; it can be taken back at once. Resolves to whether it worked. */
export function useMoveDocuments(folders: readonly LibraryFolder[]) {
  const [move] = useChangeDocumentsMutation();
  const act = useAction();
  const offerUndo = useUndo();
  return useCallback(
    async (documents: readonly LibraryDocument[], folderId: string | null): Promise<boolean> => {
      const others = documents.filter((document) => document.folderId !== folderId);
      if (others.length === 0) return true;
      const to = (ids: readonly string[], folder: string | null) =>
        move({ body: { ids: [...ids], folderId: folder } }).unwrap();
      const isDone = await act(
        () =>
          to(
            others.map(({ id }) => id),
            folderId,
          ),
        { failed: words.moveFailed },
      );
      if (!isDone) return false;
      const name = folders.find(({ id }) => id === folderId)?.name ?? words.noFolder;
      offerUndo({
        text: words.moved(others.length, name),
        async undo() {
          for (const [folder, moved] of Map.groupBy(others, (document) => document.folderId))
            await to(
              moved.map(({ id }) => id),
              folder,
            );
        },
      });
      return true;
    },
    [move, act, offerUndo, folders],
  );
}
