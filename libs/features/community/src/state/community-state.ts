import { groupsApi } from '@portal/api/community/groups.api';
import { postsApi } from '@portal/api/community/posts.api';
import type { CommunityGroup, GroupDetail } from '@portal/domain/community/group';
import type { CommunityPost } from '@portal/domain/community/post';
import type { RootState } from '@portal/portal-core/store';
import { selectShown } from './community.slice.ts';

/** The state of the community in the words of the specification (COM-1). */
export interface Community {
  readonly myGroups: readonly CommunityGroup[];
  readonly groupDetail: Pick<
    GroupDetail,
    'groupId' | 'groupName' | 'bannerUrl' | 'quantityMembers' | 'description' | 'members'
  > | null;
  readonly postIdUpdate: string | null;
  readonly postDetail: CommunityPost | null;
}

/** What an endpoint reads its answers from: the store, as its own api knows it. */
type Answers<Endpoint extends { select: (args: never) => (state: never) => unknown }> = Parameters<
  ReturnType<Endpoint['select']>
>[0];

/**
 * Groups and posts come from the answers that the pages show, and are never older than these: a copy in the slice would have to be
 * told of every like, answer and removal that the answers hear of by themselves. The slice holds what no server knows.
 */
export function selectCommunity(state: RootState): Community {
  const { groupId, postId, postIdUpdate } = selectShown(state);
  const answers = state as Answers<typeof groupsApi.endpoints.getGroup>;
  const postAnswers = state as Answers<typeof postsApi.endpoints.getPost>;
  const mine = groupsApi.endpoints.followMyGroups.select({})(answers).data;
  const group = groupId === null ? undefined : groupsApi.endpoints.getGroup.select({ groupId })(answers).data;
  const post = postId === null ? undefined : postsApi.endpoints.getPost.select({ id: postId })(postAnswers).data;
  return {
    myGroups: mine?.pages.flatMap(({ items }) => items) ?? [],
    groupDetail: group ? detailOf(group) : null,
    postIdUpdate,
    postDetail: post ?? null,
  };
}

const detailOf = ({ groupId, groupName, bannerUrl, quantityMembers, description, members }: GroupDetail) => ({
  groupId,
  groupName,
  bannerUrl,
  quantityMembers,
  description,
  members,
});
