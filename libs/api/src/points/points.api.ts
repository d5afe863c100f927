import { pointsContract as contract } from '@portal/domain/points/points.contract';
import { baseApi } from '../base-api.ts';
import { fromContract } from '../from-contract.ts';
import { refetchOn } from '../refetch-on.ts';

const claimed = { invalidatesTags: ['Points', 'Mission', 'Gift', 'Transaction'] } as const;

/** Points and how they are earned (PTS-1). */
export const pointsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getPointsSummary: build.query({
      ...fromContract(contract.getPointsSummary),
      providesTags: ['Points'],
      onCacheEntryAdded: refetchOn('wallet.changed', ['Points', 'Mission']),
    }),
    listPointLots: build.query({
      ...fromContract(contract.listPointLots),
      providesTags: ['Points'],
      onCacheEntryAdded: refetchOn('wallet.changed', ['Points', 'Mission']),
    }),
    listMissions: build.query({
      ...fromContract(contract.listMissions),
      providesTags: ['Mission'],
      onCacheEntryAdded: refetchOn('wallet.changed', ['Points', 'Mission']),
    }),
    claimMission: build.mutation({ ...fromContract(contract.claimMission), ...claimed }),
    claimMissions: build.mutation({ ...fromContract(contract.claimMissions), ...claimed }),
  }),
});

export const {
  useGetPointsSummaryQuery,
  useListPointLotsQuery,
  useListMissionsQuery,
  useClaimMissionMutation,
  useClaimMissionsMutation,
} = pointsApi;
