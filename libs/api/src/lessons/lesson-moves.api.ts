import { lessonMovesContract as contract } from '@portal/domain/lessons/lesson-moves.contract';
import { baseApi } from '../base-api.ts';
import { fromContract } from '../from-contract.ts';
import { refetchOn } from '../refetch-on.ts';

const changed = { invalidatesTags: ['LessonMove', 'Lesson', 'Calendar', 'Today', 'NotificationAnswer'] } as const;

/** Proposals to hold lessons at another time, and their answers (CAL-3). */
export const lessonMovesApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    listMoveTimes: build.query({ ...fromContract(contract.listMoveTimes), providesTags: ['Calendar'] }),
    proposeLessonMove: build.mutation({ ...fromContract(contract.proposeLessonMove), ...changed }),
    planDayMove: build.query({ ...fromContract(contract.planDayMove), providesTags: ['Calendar'] }),
    proposeDayMove: build.mutation({
      ...fromContract(contract.proposeDayMove),
      invalidatesTags: [...changed.invalidatesTags, 'TimeOff', 'Directory'],
    }),
    /** Reads, though it is sent: every letter as it would be written. */
    previewDayLetters: build.query({ ...fromContract(contract.previewDayLetters), keepUnusedDataFor: 0 }),
    /** Families answer while she looks on. */
    listDayAnswers: build.query({
      ...fromContract(contract.listDayAnswers),
      providesTags: ['LessonMove'],
      onCacheEntryAdded: refetchOn('lesson.changed', ['LessonMove']),
    }),
    listLessonMoves: build.query({ ...fromContract(contract.listLessonMoves), providesTags: ['LessonMove'] }),
    getLessonMove: build.query({ ...fromContract(contract.getLessonMove), providesTags: ['LessonMove'] }),
    checkLessonMove: build.query({
      ...fromContract(contract.checkLessonMove),
      providesTags: ['Calendar', 'LessonMove'],
    }),
    withdrawLessonMove: build.mutation({ ...fromContract(contract.withdrawLessonMove), ...changed }),
    answerLessonMove: build.mutation({ ...fromContract(contract.answerLessonMove), ...changed }),
  }),
});

export const {
  useListMoveTimesQuery,
  useProposeLessonMoveMutation,
  usePlanDayMoveQuery,
  useProposeDayMoveMutation,
  usePreviewDayLettersQuery,
  useListDayAnswersQuery,
  useListLessonMovesQuery,
  useGetLessonMoveQuery,
  useCheckLessonMoveQuery,
  useWithdrawLessonMoveMutation,
  useAnswerLessonMoveMutation,
} = lessonMovesApi;
