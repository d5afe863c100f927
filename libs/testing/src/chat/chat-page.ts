import type { ChatMessage } from '@portal/domain/chat/chat-message';

interface Span {
  readonly before?: string | undefined;
  readonly after?: string | undefined;
  readonly changedAfter?: string | undefined;
}

const PAGE = 50;

/** The page of a talk that a platform answers with. */
export function aChatPage(items: readonly ChatMessage[], { before, after, changedAfter }: Span = {}) {
  const lastChange = Math.max(0, ...items.map(({ change }) => change));
  const answer = (found: readonly ChatMessage[]) => ({ lastSeq: items.length, lastChange, items: [...found] });
  if (changedAfter !== undefined) {
    const changed = items.filter(({ change }) => change > Number(changedAfter));
    return answer(changed.toSorted((one, other) => one.change - other.change).slice(0, PAGE));
  }
  const found = items.filter(({ seq }) => seq < Number(before ?? Infinity) && seq > Number(after ?? -1));
  return answer(after === undefined ? found.slice(-PAGE) : found.slice(0, PAGE));
}
