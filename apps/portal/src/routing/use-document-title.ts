import { useEffect } from 'react';
import { shell } from '../messages.ts';

/** Names the window after the page: "{page} | {app}". */
export function useDocumentTitle(page: string): void {
  useEffect(() => {
    document.title = shell.title(page);
  }, [page]);
}
