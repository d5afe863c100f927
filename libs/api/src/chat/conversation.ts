import type { ChatMessage } from '@portal/domain/chat/chat-message';

/** The messages of a talk that are here, oldest first and without a gap between them. */
export interface Conversation {
  /** Number of the newest message that there is, here or not. */
  readonly lastSeq: number;
  readonly items: readonly ChatMessage[];
}

/**
 * What is known with one more page. A page that begins after a gap takes the place of everything: what was there comes back
 * as one scrolls up, and a hole in a talk would never be seen.
 */
export function joined(known: Conversation, page: Conversation): Conversation {
  const lastSeq = Math.max(known.lastSeq, page.lastSeq);
  const [first] = page.items;
  const last = known.items.at(-1);
  if (first && last && first.seq > last.seq + 1) return { lastSeq, items: page.items };
  const bySeq = new Map([...known.items, ...page.items].map((message) => [message.seq, message]));
  return { lastSeq, items: [...bySeq.values()].toSorted((one, other) => one.seq - other.seq) };
}

/** Shows a message that was just sent; where somebody wrote in between, what came is read, so that both come in their order. */
export function showSent(
  sent: ChatMessage,
  known: Conversation,
  { put, load }: { put(page: Conversation): void; load(after: number): void },
): void {
  const newest = known.items.at(-1)?.seq ?? 0;
  if (sent.seq > newest + 1) load(newest);
  else put({ lastSeq: sent.seq, items: [sent] });
}

interface Catching {
  /** Number of the newest message that is here; undefined while nothing is. */
  newest(): number | undefined;
  /** Brings the page behind this number into the conversation. */
  load(after: number): Promise<Conversation>;
  /** Begins anew with the newest page. */
  restart(): void;
}

/** Who missed more than this reads the newest, and the rest as she scrolls up. */
const WORTH_CATCHING = 200;

/** Reads what came since, one page after the other. Calls that come meanwhile are answered by one more look. */
export function createCatchUp({ newest, load, restart }: Catching): () => Promise<void> {
  let isReading = false;
  let isBehind = false;
  return async () => {
    isBehind = true;
    if (isReading) return;
    isReading = true;
    try {
      while (isBehind) {
        isBehind = false;
        const after = newest();
        if (after === undefined) return;
        const { lastSeq, items } = await load(after);
        const reached = items.at(-1)?.seq ?? after;
        if (lastSeq - reached > WORTH_CATCHING) return restart();
        isBehind ||= items.length > 0 && reached < lastSeq;
      }
    } catch {
      // The next message, and the next connection, look again.
    } finally {
      isReading = false;
    }
  };
}
