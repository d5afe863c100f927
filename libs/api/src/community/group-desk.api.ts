import { groupDeskContract as contract } from '@portal/domain/community/group-desk.contract';
import type { AnswerOf, RequestOf } from '@portal/domain/contract/endpoint';
import { baseApi } from '../base-api.ts';
import { fromContract } from '../from-contract.ts';

const groups = fromContract(contract.listKeptGroups);
const PAGE = 20;
type GroupPage = AnswerOf<typeof contract.listKeptGroups>;
type GroupFilter = Omit<RequestOf<typeof contract.listKeptGroups>, 'lastItem' | 'size'>;

const changed = { invalidatesTags: ['KeptGroup'] } as const;

/** The operators' desk for groups of teachers. */
export const groupDeskApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** As far as it is looked at, page after page by the last item that is shown. */
    followKeptGroups: build.infiniteQuery<GroupPage, GroupFilter, string | undefined>({
      ...groups,
      infiniteQueryOptions: {
        initialPageParam: undefined,
        getNextPageParam: ({ items }) => (items.length < PAGE ? undefined : items.at(-1)?.groupId),
      },
      query: ({ queryArg, pageParam }) => groups.query({ ...queryArg, lastItem: pageParam, size: String(PAGE) }),
      providesTags: ['KeptGroup'],
    }),
    getKeptGroup: build.query({ ...fromContract(contract.getKeptGroup), providesTags: ['KeptGroup'] }),
    createGroup: build.mutation({ ...fromContract(contract.createGroup), ...changed }),
    updateGroup: build.mutation({ ...fromContract(contract.updateGroup), ...changed }),
  }),
});

export const {
  useFollowKeptGroupsInfiniteQuery,
  useGetKeptGroupQuery,
  useCreateGroupMutation,
  useUpdateGroupMutation,
} = groupDeskApi;
