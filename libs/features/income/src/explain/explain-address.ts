import { useCallback } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';

const NAME = 'lesson';

/** What the page is told where the explanation was opened on it: the way back is one step then. */
export const OPENED_HERE = { isExplained: true };

const wasOpenedHere = (state: unknown): boolean => (state as Partial<typeof OPENED_HERE> | null)?.isExplained === true;

/** The address of this page with the explanation of a lesson over it. */
export function useExplainHref(lessonId: string): string {
  const { pathname, search } = useLocation();
  const query = new URLSearchParams(search);
  query.set(NAME, lessonId);
  return `${pathname}?${query.toString()}`;
}

/** Which lesson is explained, and the way back to the page as it was. */
export function useExplained(): { lessonId: string | null; close: () => void } {
  const { state } = useLocation() as { state: unknown };
  const navigate = useNavigate();
  const [query, setQuery] = useSearchParams();
  const close = useCallback(() => {
    if (wasOpenedHere(state)) return void navigate(-1);
    return setQuery(
      (old) => {
        const next = new URLSearchParams(old);
        next.delete(NAME);
        return next;
      },
      { replace: true, preventScrollReset: true },
    );
  }, [state, navigate, setQuery]);
  return { lessonId: query.get(NAME), close };
}
