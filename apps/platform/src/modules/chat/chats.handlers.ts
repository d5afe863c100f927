import type { chatsContract } from '@portal/domain/messaging/chats.contract';
import type { Db } from '../../core/database.ts';
import type { Handlers } from '../../core/implement.ts';
import { chatsQueries } from './chats.queries.ts';

const PAGE_SIZE = 10;

export function chatsHandlers(db: Db): Handlers<typeof chatsContract> {
  const queries = chatsQueries(db);
  return {
    async listChats({ caller: { userId }, query: { filter = 'all', size } }) {
      const [total, items] = await Promise.all([
        queries.countOf(userId, filter),
        queries.roomsOf(userId, filter, size === undefined ? PAGE_SIZE : Number(size)),
      ]);
      return { data: { total, items } };
    },
  };
}
