import { useFollowGroupMembersInfiniteQuery } from '@portal/api/community/groups.api';

/** Who is in a group, by rank and then as they came, as far as she looks. */
export const useMembers = (groupId: string, q: string) =>
  useFollowGroupMembersInfiniteQuery({ groupId, ...(q && { search: q }) });
