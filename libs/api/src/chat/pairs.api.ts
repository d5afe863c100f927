import { pairsContract as contract } from '@portal/domain/chat/pairs.contract';
import type { AnswerOf } from '@portal/domain/contract/endpoint';
import { baseApi } from '../base-api.ts';
import { fromContract } from '../from-contract.ts';

const families = fromContract(contract.listKnownFamilies);
const PAGE = 20;

type FamilyPage = AnswerOf<typeof contract.listKnownFamilies>;

/** Talks of a teacher with one guardian alone (CHT-1). */
export const pairsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** Whom she may write to, as far as she looks. */
    followKnownFamilies: build.infiniteQuery<FamilyPage, { readonly search?: string }, string | undefined>({
      ...families,
      infiniteQueryOptions: {
        initialPageParam: undefined,
        getNextPageParam: ({ items }) => (items.length < PAGE ? undefined : items.at(-1)?.guardianId),
      },
      query: ({ queryArg, pageParam }) => families.query({ ...queryArg, lastItem: pageParam, size: String(PAGE) }),
    }),

    /** The talk with a guardian, made where there is none: whoever asks again is given the same one. */
    openChat: build.query(fromContract(contract.openChat)),
  }),
});

export const { useFollowKnownFamiliesInfiniteQuery, useOpenChatQuery } = pairsApi;
