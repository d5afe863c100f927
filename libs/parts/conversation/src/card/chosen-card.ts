import * as v from 'valibot';
import { CARD_KINDS, type CardRef, type ShownCard } from '@portal/domain/chat/chat-card';
import { formatMoment } from '@portal/domain/format/date-time';

/** A card that goes with a message: what is sent of it, and what it is called meanwhile. */
export const ChosenCard = v.object({ kind: v.picklist(CARD_KINDS), id: v.string(), name: v.string() });
export type ChosenCard = v.InferOutput<typeof ChosenCard>;

export const refOf = ({ kind, id }: ChosenCard): CardRef => ({ kind, id });

/** What a card is called in one line, by the teacher's clocks. */
export function cardName(card: ShownCard, zone: string): string {
  if (card.kind === 'LESSON') return formatMoment(card.startAt, zone);
  return card.kind === 'ASSIGNMENT' ? card.title : (card.studentName ?? card.preview);
}

export const chosenCard = (card: ShownCard, zone: string): ChosenCard => ({
  kind: card.kind,
  id: card.id,
  name: cardName(card, zone),
});
