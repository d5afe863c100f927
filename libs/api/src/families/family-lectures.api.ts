import type { AnswerOf } from '@portal/domain/contract/endpoint';
import { familyLecturesContract as contract } from '@portal/domain/families/family-lectures.contract';
import { baseApi } from '../base-api.ts';
import { fromContract } from '../from-contract.ts';

type LecturePage = AnswerOf<typeof contract.listFamilyLectures>;

const list = fromContract(contract.listFamilyLectures);
/** A page that opens shows the newest; whoever wants the others wants many. */
const [FIRST, NEXT] = ['5', '20'];

/** Material of a class as a family sees it, by the link of its letters. */
export const familyLecturesApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** The newest first, as far as it is looked at. */
    listFamilyLectures: build.infiniteQuery<LecturePage, { readonly link: string }, number | undefined>({
      ...list,
      infiniteQueryOptions: { initialPageParam: undefined, getNextPageParam: ({ next }) => next ?? undefined },
      query: ({ queryArg, pageParam }) =>
        list.query({
          ...queryArg,
          ...(pageParam === undefined ? { size: FIRST } : { before: String(pageParam), size: NEXT }),
        }),
      providesTags: ['FamilyLecture'],
    }),
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
  useListFamilyLecturesInfiniteQuery,
  useLookAtLectureFileQuery,
  useGetFamilyLectureTextQuery,
  useOpenFamilyLectureFileMutation,
  useReportFamilyProgressMutation,
} = familyLecturesApi;
