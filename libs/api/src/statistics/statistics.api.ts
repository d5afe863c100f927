import { statisticsContract as contract } from '@portal/domain/statistics/statistics.contract';
import { baseApi } from '../base-api.ts';
import { fromContract } from '../from-contract.ts';

const workTime = fromContract(contract.recordWorkTime);
const read = { providesTags: ['Statistics'] } as const;

/** What a teacher did over a period (STT-1). */
export const statisticsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getStatistics: build.query({ ...fromContract(contract.getStatistics), ...read }),
    listStatisticsRows: build.query({ ...fromContract(contract.listStatisticsRows), ...read }),
    listStudentsAtRisk: build.query({ ...fromContract(contract.listStudentsAtRisk), ...read }),
    exportStatistics: build.mutation(fromContract(contract.exportStatistics)),
    recordWorkTime: build.mutation({
      ...workTime,
      query: (work) => ({ ...workTime.query(work), keepalive: true }),
    }),
    getMarketStatistics: build.query({ ...fromContract(contract.getMarketStatistics), ...read }),
  }),
});

export const {
  useGetStatisticsQuery,
  useListStatisticsRowsQuery,
  useListStudentsAtRiskQuery,
  useExportStatisticsMutation,
  useRecordWorkTimeMutation,
  useGetMarketStatisticsQuery,
} = statisticsApi;
