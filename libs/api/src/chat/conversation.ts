import { cardKindOf } from '@portal/domain/chat/chat-card';
import type { ChatMessage } from '@portal/domain/chat/chat-message';
import { type ApiProblem, problemOf } from '../api-problem.ts';
import { backOff, isTransient } from '../back-off.ts';

/** A stretch of the messages of a talk, oldest first and without a gap between them. */
export interface Conversation {
  /** Number of the newest message that there is, here or not. */
  readonly lastSeq: number;
  /** Number of the newest change that all of them show. */
  readonly lastChange: number;
  readonly items: readonly ChatMessage[];
  /** Whether it ends before the newest message: who looks at older ones is not led on by what comes. */
  readonly hasNewer?: boolean;
  /** Changes when another stretch took the place of everything. */
  readonly stretch?: number;
}

/** As many messages are held, and not more, however far somebody scrolls: what is let go at one end comes back as she returns. */
export const HELD_MESSAGES = 1_000;
/** How many of the messages behind the one that is looked for come with it. */
const BEHIND = 25;

/** Whether a message is among those that are held. */
export const isHere = ({ items }: Conversation, seq: number): boolean =>
  seq >= (items[0]?.seq ?? Infinity) && seq <= (items.at(-1)?.seq ?? 0);

/** The page that has a message in its middle. */
export const pageAround = (seq: number) => ({ before: String(seq + BEHIND) });

/**
 * What is known with one more page at either of its ends. A page beyond a gap is late, since what it was asked for is gone: a hole in
 * a talk would never be seen.
 */
export function joined(known: Conversation, page: Conversation): Conversation {
  const lastSeq = Math.max(known.lastSeq, page.lastSeq);
  if (!isNextTo(known, page)) return { ...known, lastSeq };
  const bySeq = new Map([...known.items, ...page.items].map((message) => [message.seq, message]));
  const all = [...bySeq.values()].toSorted((one, other) => one.seq - other.seq);
  const last = all.at(-1)?.seq ?? 0;
  const hasNewer = known.hasNewer === true;
  const [first] = known.items;
  const items = held(all, { isOlder: first !== undefined && all[0]!.seq < first.seq, hasNewer });
  return {
    ...known,
    lastSeq,
    // What was here before knows no more changes than it did.
    lastChange: known.items.length > 0 ? known.lastChange : page.lastChange,
    items,
    hasNewer: (items.at(-1)?.seq ?? 0) < last || (hasNewer && last < page.lastSeq),
  };
}

function isNextTo({ items: known }: Conversation, { items: page }: Conversation): boolean {
  const [first] = page;
  const [knownFirst] = known;
  if (!first || !knownFirst) return true;
  return first.seq <= known.at(-1)!.seq + 1 && page.at(-1)!.seq >= knownFirst.seq - 1;
}

/** What stays of all messages once a page came. What comes in while she reads takes nothing away: she may stand at the other end. */
function held(all: readonly ChatMessage[], { isOlder, hasNewer }: { isOlder: boolean; hasNewer: boolean }) {
  if (isOlder) return all.slice(0, HELD_MESSAGES);
  return hasNewer ? all.slice(-HELD_MESSAGES) : all;
}

/** Another stretch in the place of everything that was known. */
export function begun(known: Conversation, page: Conversation): Conversation {
  const last = page.items.at(-1)?.seq ?? 0;
  return { ...page, hasNewer: last < page.lastSeq, stretch: (known.stretch ?? 0) + 1 };
}

/**
 * What is known once the newest page was read again. Beyond a gap, or for who comes back to a talk that was left among its older
 * messages, it takes the place of everything: what was there comes back as one scrolls up.
 */
export function renewed(known: Conversation, newest: Conversation): Conversation {
  return !known.hasNewer && isNextTo(known, newest) ? joined(known, newest) : begun(known, newest);
}

/** What is known with a page of changed messages, oldest change first; those of them that are not here come as they are, later. */
export function amended(known: Conversation, page: Conversation): Conversation {
  return {
    ...showing(known, page.items),
    lastSeq: Math.max(known.lastSeq, page.lastSeq),
    lastChange: page.items.at(-1)?.change ?? page.lastChange,
  };
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
  // Who writes is led to the newest, and there it is.
  if (known.hasNewer) return;
  const newest = known.items.at(-1)?.seq ?? 0;
  if (sent.seq > newest + 1) load(newest);
  else put({ lastSeq: sent.seq, lastChange: known.lastChange, items: [sent] });
}

/** Shows what a talk begins anew with. What was written while its newest page was on its way was announced to the stretch before. */
export function showBegun(
  page: Conversation,
  known: Conversation | undefined,
  { isNewest, put, load }: { isNewest: boolean; put(page: Conversation): void; load(after: number): void },
): void {
  put(page);
  if (isNewest && known && known.lastSeq > page.lastSeq) load(page.lastSeq);
}

interface Catching {
  /** What is here; undefined while nothing is. */
  known(): Conversation | undefined;
  /** Brings a page into the conversation: what was written behind a message, or changed behind a change. */
  load(span: { readonly after: string } | { readonly changedAfter: string }): Promise<Conversation>;
  /** Begins anew with the newest page. */
  restart(): void;
  /** Whether it looks again by itself after a page that did not come; where somebody asks time and again it need not. */
  readonly persists?: boolean;
}

/** Who missed more than this reads the newest, and the rest as she scrolls up. */
const WORTH_CATCHING = 200;

/** Reads what came since, one page after the other. Calls that come meanwhile are answered by one more look. */
export function createCatchUp({ known, load, restart, persists = false }: Catching): () => Promise<void> {
  let isReading = false;
  let isBehind = false;
  let failures = 0;
  let next: ReturnType<typeof setTimeout> | undefined;

  async function readChanges(from: number, upTo: number): Promise<void> {
    if (from >= upTo) return;
    const { items, lastChange } = await load({ changedAfter: String(from) });
    const reached = items.at(-1)?.change ?? lastChange;
    // A server that knows no changes answers with what there is.
    if (reached > from) await readChanges(reached, lastChange);
  }

  function lookAgain(problem: ApiProblem): void {
    if (persists && isTransient(problem))
      next = setTimeout(() => void catchUp(), Math.max(backOff(failures++), (problem.retryAfter ?? 0) * 1_000));
  }

  async function catchUp(): Promise<void> {
    isBehind = true;
    if (isReading) return;
    isReading = true;
    clearTimeout(next);
    try {
      while (isBehind) {
        isBehind = false;
        const here = known();
        if (!here) return;
        // What was written comes when she scrolls there; what was changed may stand before her.
        if (here.hasNewer) {
          await readChanges(here.lastChange, Infinity);
          continue;
        }
        const after = here.items.at(-1)?.seq ?? 0;
        const { lastSeq, lastChange, items } = await load({ after: String(after) });
        const reached = items.at(-1)?.seq ?? after;
        if (lastSeq - reached > WORTH_CATCHING) return restart();
        isBehind ||= items.length > 0 && reached < lastSeq;
        await readChanges(here.lastChange, lastChange);
      }
      failures = 0;
    } catch (error) {
      // The next message, and the next connection, look again as well.
      lookAgain(problemOf(error));
    } finally {
      isReading = false;
    }
  }
  return catchUp;
}

/** What came of changing a message, once it did. */
export const changedBy = async (
  answer: Promise<{ readonly data: ChatMessage }>,
  show: (changed: ChatMessage) => void,
) => {
  const changed = (await answer.catch(() => undefined))?.data;
  if (changed) show(changed);
};
