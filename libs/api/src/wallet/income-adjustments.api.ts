import type { AnswerOf } from '@portal/domain/contract/endpoint';
import { incomeAdjustmentsContract as contract } from '@portal/domain/wallet/income-adjustments.contract';
import { baseApi } from '../base-api.ts';
import { fromContract } from '../from-contract.ts';

const incomes = fromContract(contract.listLessonIncomes);
const PAGE = 20;

/** How the operators correct what a lesson earned. */
export const incomeAdjustmentsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** As far as it is looked at, page after page by the last item that is shown. */
    followLessonIncomes: build.infiniteQuery<
      AnswerOf<typeof contract.listLessonIncomes>,
      { search?: string },
      string | undefined
    >({
      ...incomes,
      infiniteQueryOptions: {
        initialPageParam: undefined,
        getNextPageParam: ({ items }) => (items.length < PAGE ? undefined : items.at(-1)?.lessonId),
      },
      query: ({ queryArg, pageParam }) => incomes.query({ ...queryArg, lastItem: pageParam, size: String(PAGE) }),
      providesTags: ['Income'],
    }),
    getLessonIncome: build.query({ ...fromContract(contract.getLessonIncome), providesTags: ['Income'] }),
    adjustIncome: build.mutation({ ...fromContract(contract.adjustIncome), invalidatesTags: ['Income'] }),
  }),
});

export const { useFollowLessonIncomesInfiniteQuery, useGetLessonIncomeQuery, useAdjustIncomeMutation } =
  incomeAdjustmentsApi;
