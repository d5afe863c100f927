import { familyDoorContract as contract } from '@portal/domain/families/family-door.contract';
import { baseApi } from '../base-api.ts';
import { fromContract } from '../from-contract.ts';

/** What a family does by the link of its letters. An answer that is the whole door is the page from then on. */
export const familyDoorApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getFamilyDoor: build.query({ ...fromContract(contract.getFamilyDoor), providesTags: ['FamilyDoor'] }),
    listFamilyLessons: build.query({ ...fromContract(contract.listFamilyLessons), providesTags: ['FamilyLessons'] }),
    listFamilyMoveTimes: build.query(fromContract(contract.listFamilyMoveTimes)),
    // The notes are in the language that the family reads.
    changeFamilyLanguage: build.mutation({
      ...fromContract(contract.changeFamilyLanguage),
      invalidatesTags: ['FamilyDoor', 'FamilyLessons'],
    }),
    answerFamilyMove: build.mutation({
      ...fromContract(contract.answerFamilyMove),
      invalidatesTags: ['FamilyDoor'],
    }),
    askFamilyMove: build.mutation({ ...fromContract(contract.askFamilyMove), invalidatesTags: ['FamilyDoor'] }),
    withdrawFamilyMove: build.mutation({
      ...fromContract(contract.withdrawFamilyMove),
      invalidatesTags: ['FamilyDoor'],
    }),
    confirmFamilyLesson: build.mutation({
      ...fromContract(contract.confirmFamilyLesson),
      invalidatesTags: ['FamilyLessons'],
    }),
    questionFamilyLesson: build.mutation({
      ...fromContract(contract.questionFamilyLesson),
      invalidatesTags: ['FamilyLessons'],
    }),
  }),
});

export const {
  useGetFamilyDoorQuery,
  useListFamilyLessonsQuery,
  useListFamilyMoveTimesQuery,
  useChangeFamilyLanguageMutation,
  useAnswerFamilyMoveMutation,
  useAskFamilyMoveMutation,
  useWithdrawFamilyMoveMutation,
  useConfirmFamilyLessonMutation,
  useQuestionFamilyLessonMutation,
} = familyDoorApi;
