import { useCallback } from 'react';
import { useChangeDocumentsMutation } from '@portal/api/library/documents.api';
import type { LibraryDocument } from '@portal/domain/library/document';
import { useAction } from '@portal/portal-core/use-action';
import { useUndo } from '@portal/portal-core/use-undo';
import { change as words } from '../change-messages.ts';

/** Takes documents out of her way, or shows them again; classes keep them. Resolves to whether it worked. */
export function useHideDocuments() {
  const [set] = useChangeDocumentsMutation();
  const act = useAction();
  const offerUndo = useUndo();
  return useCallback(
    async (documents: readonly Pick<LibraryDocument, 'id'>[], isHidden: boolean): Promise<boolean> => {
      const ids = documents.map(({ id }) => id);
      const put = (hidden: boolean) => set({ body: { ids, isHidden: hidden } }).unwrap();
      if (!(await act(() => put(isHidden), { failed: words.hideFailed }))) return false;
      offerUndo({
        text: isHidden ? words.hidden(ids.length) : words.shown(ids.length),
        undo: async () => void (await put(!isHidden)),
      });
      return true;
    },
    [set, act, offerUndo],
  );
}
