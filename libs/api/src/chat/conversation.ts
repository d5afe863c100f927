import { cardKindOf } from '@portal/domain/chat/chat-card';
import type { ChatMessage } from '@portal/domain/chat/chat-message';

/** The messages of a talk that are here, oldest first and without a gap between them. */
export interface Conversation {
  /** Number of the newest message that there is, here or not. */
  readonly lastSeq: number;
  /** Number of the newest change that all of them show. */
  readonly lastChange: number;
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
  if (first && last && first.seq > last.seq + 1) return { ...page, lastSeq };
  const bySeq = new Map([...known.items, ...page.items].map((message) => [message.seq, message]));
  // What was here before knows no more changes than it did.
  const lastChange = known.items.length > 0 ? known.lastChange : page.lastChange;
  return { lastSeq, lastChange, items: [...bySeq.values()].toSorted((one, other) => one.seq - other.seq) };
}

/** What is known with a page of changed messages, oldest change first; those of them that are not here come as they are, later. */
export function amended(known: Conversation, page: Conversation): Conversation {
  return { ...showing(known, page.items), lastChange: page.items.at(-1)?.change ?? page.lastChange };
}

/** What is known with these messages in the place of what they were. */
export function showing(known: Conversation, messages: readonly ChatMessage[]): Conversation {
  const newer = new Map(messages.map((message) => [message.seq, message]));
  return {
    ...known,
    items: known.items.map((message) => quoting(newest(message, newer.get(message.seq)), newer)),
  };
}

const newest = (one: ChatMessage, other: ChatMessage | undefined) =>
  other && other.change >= one.change ? other : one;

/** What was taken back is gone from the answers to it too, and what was written anew stands there as it is. */
function quoting(message: ChatMessage, newer: ReadonlyMap<number, ChatMessage>): ChatMessage {
  const answered = message.replyTo && newer.get(message.replyTo.seq);
  if (!answered) return message;
  const voiceSeconds = answered.voice?.seconds ?? null;
  const card = answered.card && cardKindOf(answered.card);
  return { ...message, replyTo: { ...message.replyTo!, preview: answered.content, voiceSeconds, card } };
}

/** Shows a message that was just sent; where somebody wrote in between, what came is read, so that both come in their order. */
export function showSent(
  sent: ChatMessage,
  known: Conversation,
  { put, load }: { put(page: Conversation): void; load(after: number): void },
): void {
  const newest = known.items.at(-1)?.seq ?? 0;
  if (sent.seq > newest + 1) load(newest);
  else put({ lastSeq: sent.seq, lastChange: known.lastChange, items: [sent] });
}

interface Catching {
  /** What is here; undefined while nothing is. */
  known(): Conversation | undefined;
  /** Brings a page into the conversation: what was written behind a message, or changed behind a change. */
  load(span: { readonly after: string } | { readonly changedAfter: string }): Promise<Conversation>;
  /** Begins anew with the newest page. */
  restart(): void;
}

/** Who missed more than this reads the newest, and the rest as she scrolls up. */
const WORTH_CATCHING = 200;

/** Reads what came since, one page after the other. Calls that come meanwhile are answered by one more look. */
export function createCatchUp({ known, load, restart }: Catching): () => Promise<void> {
  let isReading = false;
  let isBehind = false;
  return async () => {
    isBehind = true;
    if (isReading) return;
    isReading = true;
    try {
      while (isBehind) {
        isBehind = false;
        const here = known();
        if (!here) return;
        const after = here.items.at(-1)?.seq ?? 0;
        const { lastSeq, lastChange, items } = await load({ after: String(after) });
        const reached = items.at(-1)?.seq ?? after;
        if (lastSeq - reached > WORTH_CATCHING) return restart();
        isBehind ||= items.length > 0 && reached < lastSeq;
        for (let from = here.lastChange; from < lastChange;) {
          const page = await load({ changedAfter: String(from) });
          const reached = page.items.at(-1)?.change ?? lastChange;
          // A server that knows no changes answers with what there is.
          if (reached <= from) break;
          from = reached;
        }
      }
    } catch {
      // The next message, and the next connection, look again.
    } finally {
      isReading = false;
    }
  };
}

/** What came of changing a message, once it did. */
export const changedBy = async (
  answer: Promise<{ readonly data: ChatMessage }>,
  show: (changed: ChatMessage) => void,
) => {
  const changed = (await answer.catch(() => undefined))?.data;
  if (changed) show(changed);
};
