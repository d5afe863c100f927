import { timeOffsContract as contract } from '@portal/domain/schedule/time-offs.contract';
import { baseApi } from '../base-api.ts';
import { fromContract } from '../from-contract.ts';
import { refetchOn } from '../refetch-on.ts';

/** Days and hours on which the teacher does not teach. */
export const timeOffsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    listTimeOffs: build.query({
      ...fromContract(contract.listTimeOffs),
      providesTags: ['TimeOff'],
      onCacheEntryAdded: refetchOn('calendar.changed', ['TimeOff']),
    }),
    createTimeOff: build.mutation({
      ...fromContract(contract.createTimeOff),
      invalidatesTags: ['TimeOff', 'Calendar'],
    }),
    deleteTimeOff: build.mutation({
      ...fromContract(contract.deleteTimeOff),
      invalidatesTags: ['TimeOff', 'Calendar'],
    }),
  }),
});

export const { useListTimeOffsQuery, useCreateTimeOffMutation, useDeleteTimeOffMutation } = timeOffsApi;
