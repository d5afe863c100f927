import { familyLecturesContract as contract } from '@portal/domain/families/family-lectures.contract';
import { baseApi } from '../base-api.ts';
import { fromContract } from '../from-contract.ts';

/** Material of a class as a family sees it, by the link of its letters. */
export const familyLecturesApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    listFamilyLectures: build.query({ ...fromContract(contract.listFamilyLectures), providesTags: ['FamilyLecture'] }),
    // What plays has an address for a quarter of an hour: it is asked for each time that it is opened.
    lookAtLectureFile: build.query({ ...fromContract(contract.lookAtLectureFile), keepUnusedDataFor: 0 }),
    getFamilyLectureText: build.query(fromContract(contract.getFamilyLectureText)),
    openFamilyLectureFile: build.mutation({
      ...fromContract(contract.openFamilyLectureFile),
      invalidatesTags: ['FamilyLecture'],
    }),
    // Nothing on the page changes while it plays.
    reportFamilyProgress: build.mutation(fromContract(contract.reportFamilyProgress)),
  }),
});

export const {
  useListFamilyLecturesQuery,
  useLookAtLectureFileQuery,
  useGetFamilyLectureTextQuery,
  useOpenFamilyLectureFileMutation,
  useReportFamilyProgressMutation,
} = familyLecturesApi;
