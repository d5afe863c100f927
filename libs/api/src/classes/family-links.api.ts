import { familyLinksContract as contract } from '@portal/domain/classes/family-links.contract';
import { baseApi } from '../base-api.ts';
import { fromContract } from '../from-contract.ts';

/** The links of the families of a class, as their teacher sees them. */
export const familyLinksApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    listFamilyLinks: build.query({ ...fromContract(contract.listFamilyLinks), providesTags: ['FamilyLink'] }),
    renewFamilyLink: build.mutation({ ...fromContract(contract.renewFamilyLink), invalidatesTags: ['FamilyLink'] }),
    // Her name stands beside her children too.
    removeGuardian: build.mutation({
      ...fromContract(contract.removeGuardian),
      invalidatesTags: ['Class', 'FamilyLink'],
    }),
  }),
});

export const { useListFamilyLinksQuery, useRenewFamilyLinkMutation, useRemoveGuardianMutation } = familyLinksApi;
