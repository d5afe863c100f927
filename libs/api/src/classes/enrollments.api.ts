import { enrollmentsContract as contract } from '@portal/domain/classes/enrollments.contract';
import { baseApi } from '../base-api.ts';
import { fromContract } from '../from-contract.ts';
import { refetchOn } from '../refetch-on.ts';

/** How families come into a class. */
export const enrollmentsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getClassInvitation: build.query({
      ...fromContract(contract.getClassInvitation),
      providesTags: ['ClassInvitation'],
      // A family that asks is told to the teacher as everything is; a seat that is taken changes the lessons.
      onCacheEntryAdded: refetchOn(['notification.new', 'lesson.changed'], ['ClassInvitation']),
    }),
    changeClassInvitation: build.mutation({
      ...fromContract(contract.changeClassInvitation),
      invalidatesTags: ['ClassInvitation'],
    }),
    renewClassInvitation: build.mutation({
      ...fromContract(contract.renewClassInvitation),
      invalidatesTags: ['ClassInvitation'],
    }),
    // Who is accepted is a student of the class from now on.
    answerEnrollmentRequest: build.mutation({
      ...fromContract(contract.answerEnrollmentRequest),
      invalidatesTags: [
        'ClassInvitation',
        'Class',
        'ClassList',
        'FamilyLink',
        'InvitationLetter',
        'Lesson',
        'Directory',
      ],
    }),
    getInvitedClass: build.mutation(fromContract(contract.getInvitedClass)),
    requestEnrollment: build.mutation(fromContract(contract.requestEnrollment)),
    withdrawEnrollment: build.mutation(fromContract(contract.withdrawEnrollment)),
  }),
});

export const {
  useGetClassInvitationQuery,
  useChangeClassInvitationMutation,
  useRenewClassInvitationMutation,
  useAnswerEnrollmentRequestMutation,
  useGetInvitedClassMutation,
  useRequestEnrollmentMutation,
  useWithdrawEnrollmentMutation,
} = enrollmentsApi;
