import type { cardsContract } from '@portal/domain/chat/cards.contract';
import type { Handlers } from '../../../core/http/implement.ts';
import type { CardsService } from './cards.service.ts';

export const cardsHandlers = (cards: CardsService): Handlers<typeof cardsContract> => ({
  listChatCards: async ({ caller: { userId }, params: { id } }) => ({ data: await cards.offered(userId, id) }),
});
