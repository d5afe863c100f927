import { createContext, useContext, useState } from 'react';

/** What is being written in a room's fields; it outlives a closed panel and a lost connection. */
export const KeptContext = createContext<Map<string, string>>(new Map());

export function useKept(name: string): [string, (text: string) => void] {
  const kept = useContext(KeptContext);
  const [text, setText] = useState(() => kept.get(name) ?? '');
  return [
    text,
    (next) => {
      kept.set(name, next);
      setText(next);
    },
  ];
}
