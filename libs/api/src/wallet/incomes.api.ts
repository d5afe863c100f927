import { incomesContract as contract } from '@portal/domain/wallet/incomes.contract';
import { baseApi } from '../base-api.ts';
import { fromContract } from '../from-contract.ts';
import { refetchOn } from '../refetch-on.ts';

const read = {
  providesTags: ['Income'],
  // A confirmed lesson is money, and so is what comes back from the bank.
  onCacheEntryAdded: refetchOn(['lesson.changed', 'withdrawal.changed', 'wallet.changed'], ['Income']),
} as const;

/** What the lessons of a teacher earn (INC-4). */
export const incomesApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getIncomeSummary: build.query({ ...fromContract(contract.getIncomeSummary), ...read }),
    getIncomeForecast: build.query({ ...fromContract(contract.getIncomeForecast), ...read }),
    listIncomes: build.query({ ...fromContract(contract.listIncomes), ...read }),
    explainIncome: build.query({ ...fromContract(contract.explainIncome), ...read }),
  }),
});

export const { useGetIncomeSummaryQuery, useGetIncomeForecastQuery, useListIncomesQuery, useExplainIncomeQuery } =
  incomesApi;
