import { guardianInvitationsContract as contract } from '@portal/domain/classes/guardian-invitations.contract';
import { baseApi } from '../base-api.ts';
import { fromContract } from '../from-contract.ts';

/** What who is asked to be a guardian does by the link of her letter. The link is in the body, so that it stands in no log. */
export const guardianInvitationsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getGuardianInvitation: build.mutation(fromContract(contract.getGuardianInvitation)),
    acceptGuardianInvitation: build.mutation(fromContract(contract.acceptGuardianInvitation)),
    declineGuardianInvitation: build.mutation(fromContract(contract.declineGuardianInvitation)),
  }),
});

export const {
  useGetGuardianInvitationMutation,
  useAcceptGuardianInvitationMutation,
  useDeclineGuardianInvitationMutation,
} = guardianInvitationsApi;
