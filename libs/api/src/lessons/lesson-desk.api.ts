import { lessonDeskContract as contract } from '@portal/domain/lessons/lesson-desk.contract';
import { baseApi } from '../base-api.ts';
import { fromContract } from '../from-contract.ts';
import { refetchOn } from '../refetch-on.ts';

const moved = {
  invalidatesTags: ['LessonDesk', 'LessonEvidence', 'Lesson', 'Class', 'ClassList', 'Calendar', 'Today'],
} as const;

/** Holding a lesson, and closing it (CLS-3). */
export const lessonDeskApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getLessonDesk: build.query({
      ...fromContract(contract.getLessonDesk),
      providesTags: ['LessonDesk'],
      onCacheEntryAdded: refetchOn('lesson.changed', ['LessonDesk']),
    }),
    startLesson: build.mutation({ ...fromContract(contract.startLesson), ...moved }),
    extendLesson: build.mutation({ ...fromContract(contract.extendLesson), ...moved }),
    finishLesson: build.mutation({ ...fromContract(contract.finishLesson), ...moved }),
    declareNoShow: build.mutation({ ...fromContract(contract.declareNoShow), ...moved }),
    markAttendance: build.mutation({ ...fromContract(contract.markAttendance), ...moved }),
    // While she writes, what she has written is hers: it is not read back after every pause.
    saveLessonDiary: build.mutation(fromContract(contract.saveLessonDiary)),
    // Its homework becomes an assignment.
    sendLessonDiary: build.mutation({
      ...fromContract(contract.sendLessonDiary),
      invalidatesTags: [...moved.invalidatesTags, 'Assignment'],
    }),
    answerLessonQuestion: build.mutation({ ...fromContract(contract.answerLessonQuestion), ...moved }),
    getLessonEvidence: build.query({ ...fromContract(contract.getLessonEvidence), providesTags: ['LessonEvidence'] }),
  }),
});

export const {
  useGetLessonDeskQuery,
  useStartLessonMutation,
  useExtendLessonMutation,
  useFinishLessonMutation,
  useDeclareNoShowMutation,
  useMarkAttendanceMutation,
  useSaveLessonDiaryMutation,
  useSendLessonDiaryMutation,
  useAnswerLessonQuestionMutation,
  useGetLessonEvidenceQuery,
} = lessonDeskApi;
