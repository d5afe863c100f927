import { todayContract } from '@portal/domain/planning/today.contract';
import { baseApi } from '../base-api.ts';
import { fromContract } from '../from-contract.ts';
import { refetchOn } from '../refetch-on.ts';

/** What waits for the teacher, in the order to do it. */
export const todayApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getToday: build.query({
      ...fromContract(todayContract.getToday),
      providesTags: ['Today'],
      onCacheEntryAdded: refetchOn(['lesson.changed', 'task.changed', 'assignment.changed'], ['Today']),
    }),
  }),
});

export const { useGetTodayQuery } = todayApi;
