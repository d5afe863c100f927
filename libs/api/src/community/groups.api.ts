import { groupsContract as contract } from '@portal/domain/community/groups.contract';
import type { AnswerOf, RequestOf } from '@portal/domain/contract/endpoint';
import { baseApi } from '../base-api.ts';
import { fromContract } from '../from-contract.ts';
import { refetchOn } from '../refetch-on.ts';

/** So many groups, or members, come at a time. */
export const GROUPS_AT_A_TIME = 30;

const mine = fromContract(contract.listMyGroups);
const all = fromContract(contract.listGroups);
const members = fromContract(contract.listGroupMembers);

type GroupList = AnswerOf<typeof contract.listGroups>;
type GroupFilter = Pick<RequestOf<typeof contract.listGroups>, 'search'>;
type MemberList = AnswerOf<typeof contract.listGroupMembers>;
type MemberFilter = Omit<RequestOf<typeof contract.listGroupMembers>, 'lastItem' | 'size'>;

const size = String(GROUPS_AT_A_TIME);
const byGroup = {
  initialPageParam: undefined,
  getNextPageParam: ({ items }: GroupList) => (items.length < GROUPS_AT_A_TIME ? undefined : items.at(-1)?.groupId),
};
// What is answered and chosen changes how many questions wait.
const read = {
  providesTags: ['CommunityGroup'],
  onCacheEntryAdded: refetchOn('post.changed', ['CommunityGroup']),
} as const;
const changed = { invalidatesTags: ['CommunityGroup', 'CommunityMember'] } as const;

/** Groups of teachers and who is in them (COM-1). */
export const groupsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** Those that she is in, as far as she looks, page after page by the last group that is shown. */
    followMyGroups: build.infiniteQuery<GroupList, GroupFilter, string | undefined>({
      ...mine,
      infiniteQueryOptions: byGroup,
      query: ({ queryArg, pageParam }) => mine.query({ ...queryArg, lastItem: pageParam, size }),
      ...read,
    }),
    /** All of them, in the same way. */
    followGroups: build.infiniteQuery<GroupList, GroupFilter, string | undefined>({
      ...all,
      infiniteQueryOptions: byGroup,
      query: ({ queryArg, pageParam }) => all.query({ ...queryArg, lastItem: pageParam, size }),
      ...read,
    }),
    getGroup: build.query({ ...fromContract(contract.getGroup), ...read }),
    followGroupMembers: build.infiniteQuery<MemberList, MemberFilter, string | undefined>({
      ...members,
      infiniteQueryOptions: {
        initialPageParam: undefined,
        getNextPageParam: ({ items }) => (items.length < GROUPS_AT_A_TIME ? undefined : items.at(-1)?.id),
      },
      query: ({ queryArg, pageParam }) => members.query({ ...queryArg, lastItem: pageParam, size }),
      providesTags: ['CommunityMember'],
    }),
    joinGroup: build.mutation({ ...fromContract(contract.joinGroup), ...changed }),
    leaveGroup: build.mutation({ ...fromContract(contract.leaveGroup), ...changed }),
    muteGroup: build.mutation({ ...fromContract(contract.muteGroup), invalidatesTags: ['CommunityGroup'] }),
    changeMemberRole: build.mutation({ ...fromContract(contract.changeMemberRole), ...changed }),
  }),
});

export const {
  useFollowMyGroupsInfiniteQuery,
  useFollowGroupsInfiniteQuery,
  useGetGroupQuery,
  useFollowGroupMembersInfiniteQuery,
  useJoinGroupMutation,
  useLeaveGroupMutation,
  useMuteGroupMutation,
  useChangeMemberRoleMutation,
} = groupsApi;
