import type { LiveAnswer } from '@portal/domain/live/live-events';
import type { BoardElement } from '@portal/domain/live/live-room';
import { mergeElements } from './board-merge.ts';

const EVERY_MS = 150;

/** Sends drawn things in small bundles; what did not arrive waits for the next connection. */
export function boardSender(send: (page: number, elements: BoardElement[]) => Promise<LiveAnswer>) {
  const waiting = new Map<number, BoardElement[]>();
  let timer: ReturnType<typeof setTimeout> | undefined;

  const keep = (page: number, elements: readonly BoardElement[]) =>
    void waiting.set(page, mergeElements(waiting.get(page) ?? [], elements));

  async function flush(): Promise<void> {
    timer = undefined;
    const bundles = [...waiting];
    waiting.clear();
    for (const [page, elements] of bundles) {
      const answer = await send(page, elements);
      if (answer.ok || answer.code === 'INVALID' || answer.code === 'NOT_ALLOWED') continue;
      keep(page, elements);
      if (answer.code === 'RATE_LIMIT') later();
    }
  }

  function later(): void {
    timer ??= setTimeout(() => void flush(), EVERY_MS);
  }

  return {
    draw(page: number, elements: readonly BoardElement[]) {
      keep(page, elements);
      later();
    },
    /** The connection is back. */
    again: () => void (waiting.size > 0 && later()),
    close: () => clearTimeout(timer),
  };
}
