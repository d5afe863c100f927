import { CARD_KIND_LABELS, type CardRef, type ChatCard, type ShownCard } from '@portal/domain/chat/chat-card';
import { formatMoment } from '@portal/domain/format/date-time';
import type { Db, Tx } from '../../../core/database/database.ts';
import type { ChatDeps } from '../chat-deps.ts';
import type { CardReader } from './chat-cards.ts';

/** The columns in which a message keeps its card. */
interface CardColumns {
  readonly cardKind: CardRef['kind'] | null;
  readonly cardId: string | null;
}

export const cardRefOf = ({ cardKind, cardId }: CardColumns): CardRef | null =>
  cardKind === null || cardId === null ? null : { kind: cardKind, id: cardId };

/** Cards as they are now for one reader, in one statement for each kind. */
export async function readCards(
  on: Db | Tx,
  { cards }: Pick<ChatDeps, 'cards'>,
  refs: readonly CardRef[],
  reader: CardReader,
): Promise<(ref: CardRef) => ChatCard> {
  const idsOf = (kind: CardRef['kind']) => [...new Set(refs.flatMap((ref) => (ref.kind === kind ? ref.id : [])))];
  const read = async (kind: CardRef['kind']): Promise<ReadonlyMap<string, ShownCard>> => {
    const ids = idsOf(kind);
    return ids.length === 0 ? new Map() : cards[kind].shown(on, ids, reader);
  };
  const [LESSON, ASSIGNMENT, REVIEW] = await Promise.all([read('LESSON'), read('ASSIGNMENT'), read('REVIEW')]);
  const found = { LESSON, ASSIGNMENT, REVIEW };
  return ({ kind, id }) => found[kind].get(id) ?? { kind: 'GONE', of: kind };
}

/** A card in one line of a list, by the clocks of its reader. */
export function cardLine(card: ChatCard, zone: string): string {
  switch (card.kind) {
    case 'LESSON':
      return `${CARD_KIND_LABELS.LESSON}: ${formatMoment(card.startAt, zone)}`;
    case 'ASSIGNMENT':
      return `${CARD_KIND_LABELS.ASSIGNMENT}: ${card.title}`;
    case 'REVIEW':
      return CARD_KIND_LABELS.REVIEW;
    case 'GONE':
      return '카드를 보냈어요';
  }
}
