import type { CardKind, ChatCard } from '@portal/domain/chat/chat-card';
import type { ServerEvent } from '@portal/domain/wire/realtime-events';
import type { transport } from '../transport.ts';
import type { Conversation } from './conversation.ts';

const EVENTS = [
  ['lesson.changed', 'LESSON'],
  ['assignment.changed', 'ASSIGNMENT'],
  ['review.changed', 'REVIEW'],
] as const satisfies readonly (readonly [ServerEvent, CardKind])[];

const isOf = (card: ChatCard | null, kind: CardKind, id: string) => card?.kind === kind && card.id === id;

/** Reads the messages anew whose cards show what has changed; the answer ends it. */
export function followCards(
  realtime: ReturnType<typeof transport>['realtime'],
  { known, load }: { known(): Conversation | undefined; load(seq: number): void },
): () => void {
  const stops = EVENTS.map(([event, kind]) =>
    realtime.on(event, ({ id }) => {
      for (const { card, seq } of known()?.items ?? []) if (isOf(card, kind, id)) load(seq);
    }),
  );
  return () => {
    for (const stop of stops) stop();
  };
}
