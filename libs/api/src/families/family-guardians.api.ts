import { familyGuardiansContract as contract } from '@portal/domain/families/family-guardians.contract';
import { baseApi } from '../base-api.ts';
import { fromContract } from '../from-contract.ts';

/** Who reads and answers for the children of a family. Also where it is refused: another guardian was faster. */
export const familyGuardiansApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    listFamilyGuardians: build.query({
      ...fromContract(contract.listFamilyGuardians),
      providesTags: ['FamilyGuardians'],
    }),
    inviteGuardian: build.mutation({ ...fromContract(contract.inviteGuardian), invalidatesTags: ['FamilyGuardians'] }),
    withdrawGuardian: build.mutation({
      ...fromContract(contract.withdrawGuardian),
      invalidatesTags: ['FamilyGuardians'],
    }),
    // What the link opened is gone with it.
    leaveAsGuardian: build.mutation({
      ...fromContract(contract.leaveAsGuardian),
      invalidatesTags: ['FamilyDoor', 'FamilyGuardians'],
    }),
  }),
});

export const {
  useListFamilyGuardiansQuery,
  useInviteGuardianMutation,
  useWithdrawGuardianMutation,
  useLeaveAsGuardianMutation,
} = familyGuardiansApi;
