import { freeTimesContract as contract } from '@portal/domain/schedule/free-times.contract';
import { baseApi } from '../base-api.ts';
import { fromContract } from '../from-contract.ts';
import { refetchOn } from '../refetch-on.ts';

const changed = { invalidatesTags: ['FreeSlot', 'Calendar'] } as const;

/** The rules of free time (CAL-2); the calendar unfolds them. */
export const freeTimesApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    listFreeTimes: build.query({
      ...fromContract(contract.listFreeTimes),
      providesTags: ['FreeSlot'],
      onCacheEntryAdded: refetchOn('calendar.changed', ['FreeSlot']),
    }),
    createFreeTime: build.mutation({ ...fromContract(contract.createFreeTime), ...changed }),
    updateFreeTime: build.mutation({ ...fromContract(contract.updateFreeTime), ...changed }),
    deleteFreeTime: build.mutation({ ...fromContract(contract.deleteFreeTime), ...changed }),
    replaceFreeTimeWeek: build.mutation({ ...fromContract(contract.replaceFreeTimeWeek), ...changed }),
    copyFreeTimeWeek: build.mutation({ ...fromContract(contract.copyFreeTimeWeek), ...changed }),
    undoFreeTimes: build.mutation({ ...fromContract(contract.undoFreeTimes), ...changed }),
  }),
});

export const {
  useListFreeTimesQuery,
  useCreateFreeTimeMutation,
  useUpdateFreeTimeMutation,
  useDeleteFreeTimeMutation,
  useReplaceFreeTimeWeekMutation,
  useCopyFreeTimeWeekMutation,
  useUndoFreeTimesMutation,
} = freeTimesApi;
