import { familyHomeworkContract as contract } from '@portal/domain/families/family-homework.contract';
import { baseApi } from '../base-api.ts';
import { fromContract } from '../from-contract.ts';

/** Homework as a family sees it, by the link of its letters. */
export const familyHomeworkApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    listFamilyHomework: build.query({ ...fromContract(contract.listFamilyHomework), providesTags: ['FamilyHomework'] }),
    getFamilyHomework: build.query({ ...fromContract(contract.getFamilyHomework), providesTags: ['FamilyHomework'] }),
    getFamilyHomeworkMarks: build.query({
      ...fromContract(contract.getFamilyHomeworkMarks),
      providesTags: ['FamilyHomework'],
    }),
    // What plays has an address for a quarter of an hour: it is asked for each time that it is opened.
    lookAtHomeworkFile: build.query({ ...fromContract(contract.lookAtHomeworkFile), keepUnusedDataFor: 0 }),
    // Also where it is refused: it was handed in by somebody else, or is over.
    handInFamilyHomework: build.mutation({
      ...fromContract(contract.handInFamilyHomework),
      invalidatesTags: ['FamilyHomework'],
    }),
    markFamilyHomeworkSeen: build.mutation({
      ...fromContract(contract.markFamilyHomeworkSeen),
      invalidatesTags: ['FamilyHomework'],
    }),
    createFamilyUploadTicket: build.mutation(fromContract(contract.createFamilyUploadTicket)),
  }),
});

export const {
  useListFamilyHomeworkQuery,
  useGetFamilyHomeworkQuery,
  useGetFamilyHomeworkMarksQuery,
  useLookAtHomeworkFileQuery,
  useHandInFamilyHomeworkMutation,
  useMarkFamilyHomeworkSeenMutation,
  useCreateFamilyUploadTicketMutation,
} = familyHomeworkApi;
