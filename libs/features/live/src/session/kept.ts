import { createContext, useContext, useState } from 'react';

/** What is being written in a room's fields; it outlives a closed panel and a lost connection. */
export const KeptContext = createContext<Map<string, string>>(new Map());

type KeptText = [text: string, write: (text: string) => void, forget: (sent: string) => void];

/** `forget` takes away what has been sent; what was written behind it meanwhile stays. */
export function useKept(name: string): KeptText {
  const kept = useContext(KeptContext);
  const [text, setText] = useState(() => kept.get(name) ?? '');
  const write = (next: string) => {
    kept.set(name, next);
    setText(next);
  };
  const forget = (sent: string) => {
    const now = kept.get(name) ?? '';
    write(now.startsWith(sent) ? now.slice(sent.length).trimStart() : now);
  };
  return [text, write, forget];
}

/** The client id of what is being sent: the same for every retry of the same text, also after the panel was closed. */
export function useKeptClientId(name: string): { idOf: (text: string) => string; sent: () => void } {
  const kept = useContext(KeptContext);
  const [textKey, idKey] = [`${name}:sending`, `${name}:clientId`];
  return {
    idOf(text) {
      const known = kept.get(textKey) === text ? kept.get(idKey) : undefined;
      const id = known ?? crypto.randomUUID();
      kept.set(textKey, text).set(idKey, id);
      return id;
    },
    sent: () => void kept.delete(textKey),
  };
}
