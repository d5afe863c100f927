import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import type { AnswerOf, RequestOf } from '@portal/domain/contract/endpoint';
import type { GradedSubmission } from '@portal/domain/coursework/submission';
import { type GradingList, submissionsContract as contract } from '@portal/domain/coursework/submissions.contract';
import { baseApi } from '../base-api.ts';
import { fromContract } from '../from-contract.ts';
import { refetchOn } from '../refetch-on.ts';

const read = {
  providesTags: ['Submission'],
  onCacheEntryAdded: refetchOn('assignment.changed', ['Submission']),
} as const;

const queuePage = fromContract(contract.listGradingQueue);
/** As many as one answer holds. */
const QUEUE_PAGE = 100;

type QueuePage = AnswerOf<typeof contract.listGradingQueue>;
type QueueAsked = Omit<RequestOf<typeof contract.listGradingQueue>, 'page' | 'size'>;

/** The queue, the counts beside an assignment, and the list of what is to be done. */
const BESIDE = ['SubmissionQueue', 'Assignment', 'Today'] as const;

interface Lifecycle {
  // eslint-disable-next-line @typescript-eslint/no-explicit-any -- the state's type names every endpoint
  readonly dispatch: ThunkDispatch<any, any, UnknownAction>;
  readonly queryFulfilled: Promise<{ data: GradedSubmission }>;
}

/** Every write answers with the submission as it then is: whoever shows it has it at once. */
async function keepAnswer({ id }: { readonly id: string }, { dispatch, queryFulfilled }: Lifecycle): Promise<void> {
  try {
    const { data } = await queryFulfilled;
    dispatch(submissionsApi.util.updateQueryData('getSubmission', { id }, () => data));
  } catch {
    // The caller shows why it failed.
  }
}

/** What students handed in over all classes, and its grading (ASG-2). */
export const submissionsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    listGradingQueue: build.query({
      ...fromContract(contract.listGradingQueue),
      providesTags: ['SubmissionQueue'],
      onCacheEntryAdded: refetchOn('assignment.changed', ['SubmissionQueue']),
    }),
    /** The whole queue, a hundred at a time, as far as it is looked at. */
    listGradingQueuePages: build.infiniteQuery<QueuePage, QueueAsked & { readonly list: GradingList }, number>({
      ...queuePage,
      infiniteQueryOptions: {
        initialPageParam: 1,
        getNextPageParam: ({ totals }, pages, page, _pages, { list }) =>
          pages.flatMap(({ items }) => items).length < totals[list] ? page + 1 : undefined,
      },
      query: ({ queryArg, pageParam }) =>
        queuePage.query({ ...queryArg, page: String(pageParam), size: String(QUEUE_PAGE) }),
      providesTags: ['SubmissionQueue'],
      onCacheEntryAdded: refetchOn('assignment.changed', ['SubmissionQueue']),
    }),
    getSubmission: build.query({ ...fromContract(contract.getSubmission), ...read }),
    gradeSubmission: build.mutation({
      ...fromContract(contract.gradeSubmission),
      // What is kept half-way moves nothing but itself.
      invalidatesTags: (_done, _problem, request) => (request.body.isDone ? BESIDE : []),
      onQueryStarted: (request, lifecycle) => keepAnswer(request, lifecycle),
    }),
    returnSubmission: build.mutation({
      ...fromContract(contract.returnSubmission),
      invalidatesTags: BESIDE,
      onQueryStarted: (request, lifecycle) => keepAnswer(request, lifecycle),
    }),
    returnSubmissions: build.mutation({
      ...fromContract(contract.returnSubmissions),
      invalidatesTags: ['Submission', ...BESIDE],
    }),
    askSubmissionAgain: build.mutation({
      ...fromContract(contract.askSubmissionAgain),
      invalidatesTags: BESIDE,
      onQueryStarted: (request, lifecycle) => keepAnswer(request, lifecycle),
    }),
  }),
});

export const {
  useListGradingQueueQuery,
  useListGradingQueuePagesInfiniteQuery,
  useGetSubmissionQuery,
  useGradeSubmissionMutation,
  useReturnSubmissionMutation,
  useReturnSubmissionsMutation,
  useAskSubmissionAgainMutation,
} = submissionsApi;
