import type { cardsContract } from '@portal/domain/chat/cards.contract';
import type { CardRef, ChatCard } from '@portal/domain/chat/chat-card';
import type { AnswerOf } from '@portal/domain/contract/endpoint';
import type { Db, Tx } from '../../../core/database/database.ts';
import { DomainError } from '../../../core/domain-error.ts';
import type { ChatDeps } from '../chat-deps.ts';
import { cardTalkOf } from './cards.queries.ts';
import type { CardOffer, CardReader, CardSource } from './chat-cards.ts';
import { readCards } from './read-cards.ts';

export type CardsService = ReturnType<typeof cardsService>;

/** What a teacher shows in her talks, and what their people read of it. */
export function cardsService({ database: { db }, clock, cards }: Pick<ChatDeps, 'database' | 'clock' | 'cards'>) {
  async function talkOf(on: Db | Tx, memberId: string, roomId: string) {
    const talk = await cardTalkOf(on, memberId, roomId);
    if (!talk) throw new DomainError('NOT_FOUND');
    return { ...talk, now: clock.now() };
  }
  const offerOf = async (on: Db | Tx, teacherId: string, roomId: string): Promise<CardOffer> => ({
    ...(await talkOf(on, teacherId, roomId)),
    teacherId,
  });

  return {
    /** One card as a member of the talk reads it. */
    async one(on: Db | Tx, readerId: string, roomId: string, ref: CardRef): Promise<ChatCard> {
      const reader: CardReader = { ...(await talkOf(on, readerId, roomId)), readerId };
      return (await readCards(on, { cards }, [ref], reader))(ref);
    },

    async offered(teacherId: string, roomId: string): Promise<AnswerOf<typeof cardsContract.listChatCards>> {
      const offer = await offerOf(db, teacherId, roomId);
      const reader: CardReader = { ...offer, readerId: teacherId };
      const [lessons, assignments, reviews] = await Promise.all([
        inOrder(cards.LESSON, offer, reader),
        inOrder(cards.ASSIGNMENT, offer, reader),
        inOrder(cards.REVIEW, offer, reader),
      ]);
      return { lessons, assignments, reviews };
    },

    /** When the next lesson begins that a talk of hers is about. */
    async nextLessonAt(teacherId: string, talk: Pick<CardOffer, 'classId' | 'guardianId'>): Promise<string | null> {
      const at = await cards.LESSON.nextAt(db, { ...talk, teacherId, now: clock.now() });
      return at?.toISOString() ?? null;
    },
  };

  async function inOrder<Card>(
    { offered, shown }: CardSource<Card>,
    offer: CardOffer,
    reader: CardReader,
  ): Promise<Card[]> {
    const ids = await offered(db, offer);
    if (ids.length === 0) return [];
    const found = await shown(db, ids, reader);
    return ids.flatMap((id) => found.get(id) ?? []);
  }
}

/** A card may be shown where the thing is hers and concerns the people of the talk; anything else looks like none. */
export async function mayShow(
  tx: Tx,
  { cards, clock }: Pick<ChatDeps, 'cards' | 'clock'>,
  { roomId, teacherId, card }: { readonly roomId: string; readonly teacherId: string; readonly card: CardRef },
): Promise<boolean> {
  const talk = await cardTalkOf(tx, teacherId, roomId);
  if (!talk) return false;
  const offered = await cards[card.kind].offered(tx, { ...talk, teacherId, now: clock.now(), id: card.id });
  return offered.includes(card.id);
}
