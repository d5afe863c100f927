import { messageName, searchContract as contract } from '@portal/domain/chat/search.contract';
import type { AnswerOf } from '@portal/domain/contract/endpoint';
import { baseApi } from '../base-api.ts';
import { fromContract } from '../from-contract.ts';

const messages = fromContract(contract.searchMessages);
const PAGE = 20;

type FoundPage = AnswerOf<typeof contract.searchMessages>;

/** What was said in her talks (CHT-1). */
export const searchApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** Messages in which words stand, as far as she looks. */
    followFoundMessages: build.infiniteQuery<FoundPage, { readonly search: string }, string | undefined>({
      ...messages,
      infiniteQueryOptions: {
        initialPageParam: undefined,
        getNextPageParam: ({ items }) => (items.length < PAGE ? undefined : messageName(items.at(-1)!)),
      },
      query: ({ queryArg, pageParam }) => messages.query({ ...queryArg, lastItem: pageParam, size: String(PAGE) }),
      providesTags: ['Chat'],
    }),
  }),
});

export const { useFollowFoundMessagesInfiniteQuery } = searchApi;
