import { familyTrialContract as contract } from '@portal/domain/teachers/family-trial.contract';
import { baseApi } from '../base-api.ts';
import { fromContract } from '../from-contract.ts';

/** What a family does with the trial lesson that it booked. */
export const familyTrialApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    cancelFamilyTrial: build.mutation({
      ...fromContract(contract.cancelFamilyTrial),
      invalidatesTags: ['FamilyDoor', 'FamilyLessons'],
    }),
  }),
});

export const { useCancelFamilyTrialMutation } = familyTrialApi;
