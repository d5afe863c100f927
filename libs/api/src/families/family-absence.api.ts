import { familyAbsenceContract as contract } from '@portal/domain/families/family-absence.contract';
import { baseApi } from '../base-api.ts';
import { fromContract } from '../from-contract.ts';

/** What a family says before a lesson about a child that cannot come. */
export const familyAbsenceApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    announceFamilyAbsence: build.mutation({
      ...fromContract(contract.announceFamilyAbsence),
      invalidatesTags: ['FamilyDoor'],
    }),
    takeBackFamilyAbsence: build.mutation({
      ...fromContract(contract.takeBackFamilyAbsence),
      invalidatesTags: ['FamilyDoor'],
    }),
  }),
});

export const { useAnnounceFamilyAbsenceMutation, useTakeBackFamilyAbsenceMutation } = familyAbsenceApi;
