import { classInvitationsContract as contract } from '@portal/domain/classes/class-invitations.contract';
import { baseApi } from '../base-api.ts';
import { fromContract } from '../from-contract.ts';
import { refetchOn } from '../refetch-on.ts';

/** Invitations that go by mail. A list that is brought may keep seats, and a withdrawal frees one. */
export const classInvitationsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    listInvitationLetters: build.query({
      ...fromContract(contract.listInvitationLetters),
      providesTags: ['InvitationLetter'],
      // A family that asks is told to the teacher as everything is; who leaves or joins changes the lessons.
      onCacheEntryAdded: refetchOn(['notification.new', 'lesson.changed'], ['InvitationLetter']),
    }),
    previewInvitationLetter: build.query(fromContract(contract.previewInvitationLetter)),
    inviteByMail: build.mutation({
      ...fromContract(contract.inviteByMail),
      invalidatesTags: ['InvitationLetter'],
    }),
    resendInvitationLetter: build.mutation({
      ...fromContract(contract.resendInvitationLetter),
      invalidatesTags: ['InvitationLetter'],
    }),
    withdrawInvitation: build.mutation({
      ...fromContract(contract.withdrawInvitation),
      invalidatesTags: ['InvitationLetter', 'ClassInvitation'],
    }),
    checkRoster: build.mutation(fromContract(contract.checkRoster)),
    inviteRoster: build.mutation({
      ...fromContract(contract.inviteRoster),
      invalidatesTags: ['InvitationLetter', 'ClassInvitation'],
    }),
    declineInvitation: build.mutation(fromContract(contract.declineInvitation)),
  }),
});

export const {
  useListInvitationLettersQuery,
  usePreviewInvitationLetterQuery,
  useInviteByMailMutation,
  useResendInvitationLetterMutation,
  useWithdrawInvitationMutation,
  useCheckRosterMutation,
  useInviteRosterMutation,
  useDeclineInvitationMutation,
} = classInvitationsApi;
