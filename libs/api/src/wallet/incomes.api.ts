import type { AnswerOf, QueryOf } from '@portal/domain/contract/endpoint';
import { incomesContract as contract } from '@portal/domain/wallet/incomes.contract';
import { baseApi } from '../base-api.ts';
import { fromContract } from '../from-contract.ts';
import { refetchOn } from '../refetch-on.ts';

/** So many lessons come at a time. */
export const INCOMES_AT_A_TIME = 30;

const read = {
  providesTags: ['Income'],
  // A confirmed lesson is money, and so is what comes back from the bank.
  onCacheEntryAdded: refetchOn(['lesson.changed', 'withdrawal.changed', 'wallet.changed'], ['Income']),
} as const;

const list = fromContract(contract.listIncomes);
type IncomePage = AnswerOf<typeof contract.listIncomes>;
export type IncomeFilter = Omit<QueryOf<typeof contract.listIncomes>, 'lastItem' | 'size'>;

/** What the lessons of a teacher earn (INC-4). */
export const incomesApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getIncomeSummary: build.query<AnswerOf<typeof contract.getIncomeSummary>, void>({
      ...fromContract(contract.getIncomeSummary),
      ...read,
    }),
    getIncomeForecast: build.query<AnswerOf<typeof contract.getIncomeForecast>, void>({
      ...fromContract(contract.getIncomeForecast),
      ...read,
    }),
    /** As far as it is looked at, page after page by the last lesson that is shown. */
    listIncomes: build.infiniteQuery<IncomePage, IncomeFilter, string | undefined>({
      ...list,
      infiniteQueryOptions: {
        initialPageParam: undefined,
        getNextPageParam: ({ items }) => (items.length < INCOMES_AT_A_TIME ? undefined : items.at(-1)?.lessonId),
      },
      query: ({ queryArg, pageParam }) =>
        list.query({ ...queryArg, lastItem: pageParam, size: String(INCOMES_AT_A_TIME) }),
      ...read,
    }),
    explainIncome: build.query({ ...fromContract(contract.explainIncome), ...read }),
  }),
});

export const {
  useGetIncomeSummaryQuery,
  useGetIncomeForecastQuery,
  useListIncomesInfiniteQuery,
  useExplainIncomeQuery,
} = incomesApi;
