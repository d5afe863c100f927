import type { searchContract } from '@portal/domain/chat/search.contract';
import type { Handlers } from '../../../core/http/implement.ts';
import type { ChatDeps } from '../chat-deps.ts';
import { foundMessages } from './search.service.ts';

const PAGE_SIZE = 20;

export function searchHandlers(deps: Pick<ChatDeps, 'database'>): Handlers<typeof searchContract> {
  return {
    searchMessages: async ({ caller: { userId }, query: { search, lastItem, size } }) => ({
      data: {
        items: await foundMessages(deps, userId, {
          search,
          lastItem,
          size: size === undefined ? PAGE_SIZE : Number(size),
        }),
      },
    }),
  };
}
