import { useEffect, useState } from 'react';

/** A value that changes with every move of a hand, once it has been still for a while. */
export function useSettled<T>(value: T, stillMs: number): T {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), stillMs);
    return () => clearTimeout(timer);
  }, [value, stillMs]);
  return settled;
}
