import { useEffect, useState } from 'react';

/** A letter follows the last one sooner than this while somebody types. */
const TYPING_MS = 400;

/** A text once it has stood for a moment. */
export function useSettled(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), TYPING_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}
