import { searchContract } from '@portal/domain/chat/search.contract';
import { defineAccess } from '../../../testing/access.ts';

const looking = (word: string) => `?search=${encodeURIComponent(word)}&lastItem=room_none.1&size=10`;

/** Whoever looks is told of her own talks; what stands in those of others looks like nothing. */
export const access = defineAccess(searchContract, {
  rows: { searchMessages: { own: { query: looking('비밀') } } },
});
