import { lessonsContract as contract } from '@portal/domain/lessons/lessons.contract';
import { baseApi } from '../base-api.ts';
import { fromContract } from '../from-contract.ts';

/** One lesson, whole (CLS-2). */
export const lessonsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getLesson: build.query({ ...fromContract(contract.getLesson), providesTags: ['Lesson'] }),
    cancelLesson: build.mutation({
      ...fromContract(contract.cancelLesson),
      invalidatesTags: ['Lesson', 'LessonMove', 'Calendar', 'Today', 'Directory'],
    }),
  }),
});

export const { useGetLessonQuery, useCancelLessonMutation } = lessonsApi;
