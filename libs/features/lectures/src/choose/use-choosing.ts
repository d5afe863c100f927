import { useCallback, useMemo, useState } from 'react';
import type { LibraryDocument } from '@portal/domain/library/document';
import { LIBRARY_LIMITS } from '@portal/domain/library/document';
import type { Choosing } from './chosen-context.ts';

/** Which documents are chosen, over pages of the list too; null while none are being chosen. */
export function useChoosing() {
  const [chosen, setChosen] = useState<ReadonlyMap<string, LibraryDocument> | null>(null);
  const put = useCallback(
    (documents: readonly LibraryDocument[], isIn: boolean) =>
      setChosen((old) => {
        const next = new Map(old);
        for (const document of documents)
          if (!isIn) next.delete(document.id);
          else if (next.size < LIBRARY_LIMITS.bulkMax) next.set(document.id, document);
        return next;
      }),
    [],
  );
  const context = useMemo(
    (): Choosing => ({ chosen, toggle: (document) => put([document], !chosen?.has(document.id)) }),
    [chosen, put],
  );
  return { context, chosen, put, begin: () => setChosen(new Map()), end: () => setChosen(null) };
}
