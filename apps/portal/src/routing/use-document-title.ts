import { useEffect } from 'react';
import { useFrameWords } from './frame-language.ts';

/** Names the window after the page: "{page} | {app}". */
export function useDocumentTitle(page: string): void {
  const { title } = useFrameWords();
  useEffect(() => {
    document.title = title(page);
  }, [title, page]);
}
