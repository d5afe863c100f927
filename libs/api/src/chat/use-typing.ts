import { useCallback, useEffect, useRef, useState } from 'react';
import { TYPING_EVERY_MS, TYPING_GONE_MS } from '@portal/domain/chat/states/typing';
import { transport } from '../transport.ts';

/** A little later than the server counts, so that no signal is lost on a line of uneven pace. */
const SAY_EVERY_MS = TYPING_EVERY_MS + 500;

/** Who else writes in a talk at this moment, by their ids; and how to say that one does so oneself. */
export function useTyping(roomId: string) {
  const [writers, setWriters] = useState<readonly string[]>([]);
  useEffect(() => {
    const { realtime } = transport();
    const timers = new Map<string, ReturnType<typeof setTimeout>>();
    const show = () => setWriters([...timers.keys()]);
    function rest(memberId: string): void {
      clearTimeout(timers.get(memberId));
      if (timers.delete(memberId)) show();
    }
    const stops = [
      realtime.on('chat.typing', ({ id, memberId }) => {
        if (id !== roomId) return;
        const isNew = !timers.has(memberId);
        clearTimeout(timers.get(memberId));
        timers.set(
          memberId,
          setTimeout(() => rest(memberId), TYPING_GONE_MS),
        );
        if (isNew) show();
      }),
      // Whose it is, the event does not say; who goes on writing says so again.
      realtime.on('chat.message', ({ id }) => id === roomId && [...timers.keys()].forEach(rest)),
    ];
    return () => {
      for (const stop of stops) stop();
      for (const timer of timers.values()) clearTimeout(timer);
    };
  }, [roomId]);

  const saidAt = useRef(-Infinity);
  const say = useCallback(() => {
    if (performance.now() - saidAt.current < SAY_EVERY_MS) return;
    saidAt.current = performance.now();
    transport().realtime.say('chat.typing', { id: roomId });
  }, [roomId]);
  return { writers, say };
}
