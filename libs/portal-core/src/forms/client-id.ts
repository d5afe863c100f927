import { useRef } from 'react';

/**
 * One client id for one attempt to send: the same for every retry of the same content, so that a request whose answer
 * was lost is not carried out twice, and another after success or a change.
 */
export function useClientId(): { idOf: (content: unknown) => string; sent: () => void } {
  const attempt = useRef<{ id: string; content: string }>(null);
  return {
    idOf(content) {
      const text = JSON.stringify(content);
      if (attempt.current?.content !== text) attempt.current = { id: crypto.randomUUID(), content: text };
      return attempt.current.id;
    },
    sent: () => void (attempt.current = null),
  };
}
