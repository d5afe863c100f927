import { todayContract } from '@portal/domain/planning/today.contract';
import { baseApi } from '../base-api.ts';
import { fromContract } from '../from-contract.ts';
import { refetchOn } from '../refetch-on.ts';

const CHANGES = ['lesson.changed', 'task.changed', 'assignment.changed'] as const;

/** What waits for the teacher, in the order to do it. */
export const todayApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getToday: build.query({
      ...fromContract(todayContract.getToday),
      providesTags: ['Today'],
      onCacheEntryAdded: refetchOn(CHANGES, ['Today']),
    }),
    listDueTasks: build.query({
      ...fromContract(todayContract.listDueTasks),
      providesTags: ['Today'],
      onCacheEntryAdded: refetchOn(CHANGES, ['Today']),
    }),
  }),
});

export const { useGetTodayQuery, useListDueTasksQuery } = todayApi;
