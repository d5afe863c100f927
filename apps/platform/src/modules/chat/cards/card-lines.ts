import type { CardRef } from '@portal/domain/chat/chat-card';
import type { ChatRoom } from '@portal/domain/chat/chats.contract';
import { DEFAULT_TIME_ZONE } from '@portal/domain/time/day';
import type { ChatDeps } from '../chat-deps.ts';
import { cardLine, readCards } from './read-cards.ts';

interface Told extends Pick<ChatRoom, 'lastMessage'> {
  readonly wordlessCard: CardRef | null;
}

/** Talks with what a card says in one line, where one was sent last and without a word. */
export async function withCardLines<R extends Told>(
  { database: { db }, clock, accounts, cards }: Pick<ChatDeps, 'database' | 'clock' | 'accounts' | 'cards'>,
  readerId: string,
  rows: readonly R[],
): Promise<Omit<R, 'wordlessCard'>[]> {
  const refs = rows.flatMap(({ wordlessCard }) => wordlessCard ?? []);
  if (refs.length === 0) return rows.map(({ wordlessCard: _, ...row }) => row);
  const reader = { readerId, classId: null, guardianId: null, now: clock.now() };
  const [cardOf, account] = await Promise.all([readCards(db, { cards }, refs, reader), accounts.getUser(db, readerId)]);
  const zone = account?.timeZone ?? DEFAULT_TIME_ZONE;
  return rows.map(({ wordlessCard, ...row }) =>
    wordlessCard && row.lastMessage
      ? { ...row, lastMessage: { ...row.lastMessage, preview: cardLine(cardOf(wordlessCard), zone) } }
      : row,
  );
}
