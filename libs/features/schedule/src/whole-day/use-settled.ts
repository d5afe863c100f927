import { useEffect, useState } from 'react';

/** A letter follows the last one sooner than this while somebody types. */
const TYPING_MS = 400;

/** A value once it has stood for a moment; equal is what reads the same. */
export function useSettled<T>(value: T): T {
  const [settled, setSettled] = useState(value);
  const key = JSON.stringify(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(JSON.parse(key) as T), TYPING_MS);
    return () => clearTimeout(timer);
  }, [key]);
  return settled;
}
