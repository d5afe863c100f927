import { commentsContract } from '@portal/domain/community/comments.contract';
import type { CommunityGroup, GroupMember } from '@portal/domain/community/group';
import { groupsContract } from '@portal/domain/community/groups.contract';
import { moderationContract } from '@portal/domain/community/moderation.contract';
import type { CommunityPost, PostComment } from '@portal/domain/community/post';
import { postsContract } from '@portal/domain/community/posts.contract';
import { aFile } from '@portal/testing/assets/file-builders';
import {
  aComment,
  aGroup,
  aGroupDetail,
  aGroupPerson,
  anOwnReport,
  aPackPost,
  aPost,
  aQuestion,
  aRemoval,
  aSharedPack,
  aSolvedQuestion,
  someGroupMembers,
  someGroups,
} from '@portal/testing/community/community-builders';
import { type Fake, fake, problemResponse } from '@portal/testing/contract-fakes';
import { factsOf, withComments, withQuestions } from './counts.fixture.ts';
import { packFakes } from './packs/packs.fixture.ts';

const me = aGroupPerson({ id: 'user-math', name: '김수학', role: 'MEMBER' });
const park = aGroupPerson({ id: 'user-park', name: '박민재', role: 'MEMBER' });
const at = (time: string) => `2026-11-18T${time}:00+09:00`;
export const BANNER = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 800 100"><rect width="800" height="100" fill="#e6dfcd"/><path d="M80 95Q300-80 520 95" fill="none" stroke="#0b7a75" stroke-width="3"/></svg>',
)}`;

/** One of each kind, as the group shows them. */
export const somePosts = (): CommunityPost[] => [
  aPost({
    id: 'post-pin',
    isPinned: true,
    title: '12월 공동 수업 연구: 21/11/2026 (토) 10:00',
    content: '일차함수의 첫 시간을 함께 만들어요. 가르친 자료를 하나씩 가져와 주세요.',
    createdAt: '2026-11-17T18:00:00+09:00',
  }),
  aPost({
    files: [
      { file: aFile({ id: 'file-1', name: '기울기 계단 활동지.pdf', contentType: 'application/pdf' }), text: '' },
      {
        file: aFile({ id: 'file-2', name: '계단.png', contentType: 'image/png', url: BANNER, previewUrl: BANNER }),
        text: '두 칸 오를 때마다 한 칸 나아가는 계단',
      },
    ],
  }),
  aPost({ id: 'post-mine', author: me, isMine: true, content: '분수의 나눗셈은 색종이로 시작하면 좋아요.', likes: 2 }),
  aQuestion(),
  aSolvedQuestion(),
  aQuestion({
    id: 'post-first',
    groupId: 'group-first',
    groupName: '첫 학기 선생님',
    author: park,
    title: '첫 수업은 무엇으로 시작하세요?',
    content: '처음 만나는 아이들이 조용해요.',
  }),
  aQuestion({
    id: 'post-asked',
    author: me,
    isMine: true,
    title: '부등호가 바뀌는 까닭, 수직선 말고 다른 설명이 있을까요?',
    content: '음수를 곱할 때마다 헷갈려해요.',
    createdAt: at('08:10'),
  }),
  aPackPost({
    files: [
      {
        file: aFile({ id: 'file-3', name: '그래프.png', contentType: 'image/png', url: BANNER, previewUrl: BANNER }),
        text: '한 점에서 만나는 두 직선',
      },
    ],
  }),
];

export const someComments = (): PostComment[] => [
  aComment({ postId: 'post-asked', author: park, createdAt: at('08:40'), content: '저울로 보여 주면 잘 통해요.' }),
  aComment({ id: 'comment-2', postId: 'post-asked', author: aGroupPerson(), content: '온도계로 보여 줘도 좋아요.' }),
  aComment({ id: 'comment-3', postId: 'post-pin', author: park, content: '저도 갈게요.' }),
  aSolvedQuestion().answer!,
  aComment({
    id: 'comment-10',
    postId: 'post-3',
    author: me,
    isMine: true,
    content: '한 화면에 표를 띄우고 같이 적어요.',
  }),
  aComment({
    id: 'comment-11',
    postId: 'post-pack',
    author: aGroupPerson(),
    content: '고마워요. 다음 주에 써 볼게요.',
  }),
];

/** More than come at a time. */
export const manyComments = (): PostComment[] =>
  Array.from({ length: 61 }, (_, no) =>
    aComment({ id: `comment-${no + 1}`, postId: 'post-asked', author: park, content: `${no + 1}번째 댓글` }),
  );

/** What became of words: reported by the reader, removed for others, removed for their author, and after an appeal. */
export const someJudgedPosts = (): CommunityPost[] => [
  aPost({ id: 'post-reported', author: park, report: anOwnReport() }),
  aPost({
    id: 'post-kept',
    author: park,
    report: anOwnReport({
      decision: { outcome: 'KEPT', reason: '수업을 나누는 글이라 그대로 둬요.', at: at('10:00') },
    }),
  }),
  aPost({ id: 'post-gone', author: park, content: '', isRemoved: true }),
  aPost({ id: 'post-removed', author: me, isMine: true, isRemoved: true, removal: aRemoval() }),
  aPost({
    id: 'post-appealed',
    content: '시험 직전에 쓰는 이름 외우기 노래를 나눠요.',
    author: me,
    isMine: true,
    isRemoved: true,
    removal: aRemoval({ by: 'TEAM', appeal: { words: '지어낸 이름이에요.', at: at('09:50'), decision: null } }),
  }),
  aPost({
    id: 'post-late',
    content: '지난달 수업에서 쓴 자료를 소개해요.',
    author: me,
    isMine: true,
    isRemoved: true,
    removal: aRemoval({ appealUntil: '2026-11-01T09:30:00+09:00' }),
  }),
];

interface World {
  groups?: CommunityGroup[];
  members?: GroupMember[];
  posts?: CommunityPost[];
  comments?: PostComment[];
}

/** A platform with these groups and words, which remembers what is done with them. */
export function aServer(world: World = {}) {
  const state = {
    groups: world.groups ?? someGroups(),
    members: world.members ?? someGroupMembers(),
    posts: world.posts ?? somePosts(),
    comments: world.comments ?? someComments(),
    sent: [] as unknown[],
    /** The post that was removed last, as it was. */
    removed: undefined as CommunityPost | undefined,
  };
  const groupOf = (id: string) => state.groups.find(({ groupId }) => groupId === id);
  const detailOf = (id: string) => {
    const group = groupOf(id);
    return group
      ? aGroupDetail({ ...withQuestions(group, state), ...factsOf(group, state), members: state.members })
      : problemResponse('NOT_FOUND');
  };
  const turn = (id: string, over: Partial<CommunityGroup>) => {
    state.groups = state.groups.map((group) => (group.groupId === id ? { ...group, ...over } : group));
    return detailOf(id);
  };
  const postOf = (id: string) => {
    const post = state.posts.find((one) => one.id === id);
    return post ? withComments(post, state) : problemResponse('NOT_FOUND');
  };
  const turnPost = (id: string, over: Partial<CommunityPost>) => {
    state.posts = state.posts.map((post) => (post.id === id ? { ...post, ...over } : post));
    return postOf(id);
  };
  const turnComment = (id: string, over: Partial<PostComment>) => {
    state.comments = state.comments.map((one) => (one.id === id ? { ...one, ...over } : one));
    return state.comments.find((one) => one.id === id) ?? problemResponse('NOT_FOUND');
  };
  const listed = (groups: CommunityGroup[], search = '') => ({
    items: groups.filter(({ groupName }) => groupName.includes(search)).map((group) => withQuestions(group, state)),
  });
  const handlers: Fake[] = [
    fake(groupsContract.listMyGroups, ({ query }) =>
      listed(
        state.groups.filter(({ myRole }) => myRole !== null),
        query.search,
      ),
    ),
    fake(groupsContract.listGroups, ({ query }) => listed(state.groups, query.search)),
    fake(groupsContract.getGroup, ({ params }) => detailOf(params.groupId)),
    fake(groupsContract.listGroupMembers, ({ query }) => ({
      items: state.members.filter(({ name }) => name.includes(query.search ?? '')),
    })),
    fake(groupsContract.joinGroup, ({ params }) => turn(params.groupId, { myRole: 'MEMBER' })),
    fake(groupsContract.leaveGroup, ({ params }) => turn(params.groupId, { myRole: null })),
    fake(groupsContract.muteGroup, ({ params, body }) => turn(params.groupId, body)),
    fake(groupsContract.changeMemberRole, ({ params, body }) => {
      state.members = state.members.map((one) => (one.id === params.memberId ? { ...one, ...body } : one));
      return state.members.find(({ id }) => id === params.memberId) ?? problemResponse('NOT_FOUND');
    }),
    fake(postsContract.listGroupPosts, ({ params, query: { kind, state: wanted, search = '' } }) => ({
      items: state.posts
        .filter(
          (post) =>
            post.groupId === params.groupId &&
            (!kind || post.kind === kind) &&
            (!wanted || post.state === wanted) &&
            `${post.title} ${post.content}`.includes(search),
        )
        .map((post) => withComments(post, state)),
    })),
    fake(postsContract.getPost, ({ params }) => postOf(params.id)),
    fake(postsContract.createPost, ({ body: { clientId, files, contactReason, pack, ...said } }) => {
      state.sent.push({ ...said, files, ...(contactReason && { contactReason }), ...(pack && { pack }) });
      const post = aPost({ ...said, id: `post-${clientId.slice(0, 8)}`, author: me, isMine: true });
      state.posts = [
        {
          ...post,
          state: said.kind === 'QUESTION' ? 'OPEN' : null,
          pack: pack ? aSharedPack({ licence: pack.licence, takers: 0, thanks: 0 }) : null,
        },
        ...state.posts,
      ];
      return state.posts[0]!;
    }),
    fake(postsContract.updatePost, ({ params, body: { title, content, version } }) => {
      state.sent.push({ title, content, version });
      return turnPost(params.id, { title, content, version: version + 1, editedAt: at('10:40') });
    }),
    fake(postsContract.deletePost, ({ params }) => {
      state.posts = state.posts.filter(({ id }) => id !== params.id);
      return {};
    }),
    fake(postsContract.likePost, ({ params, body: { isLiked } }) => {
      const post = state.posts.find(({ id }) => id === params.id);
      return turnPost(params.id, { isLiked, likes: (post?.likes ?? 0) + (isLiked ? 1 : -1) });
    }),
    fake(postsContract.pinPost, ({ params, body }) => turnPost(params.id, body)),
    fake(postsContract.solvePost, ({ params, body: { commentId } }) => {
      state.comments = state.comments.map((one) => ({ ...one, isChosen: one.id === commentId }));
      const answer = state.comments.find(({ isChosen }) => isChosen) ?? null;
      return turnPost(params.id, { answer, state: answer ? 'SOLVED' : 'OPEN' });
    }),
    ...packFakes(state, turnPost),
    fake(commentsContract.listComments, ({ params, query: { lastItem, firstItem, around, size = '50' } }) => {
      const all = state.comments.filter(({ postId }) => postId === params.id);
      const placeOf = (id: string | undefined) => all.findIndex((comment) => comment.id === id);
      const end = firstItem === undefined ? all.length : placeOf(firstItem);
      const from =
        firstItem === undefined
          ? Math.max(placeOf(lastItem) + 1, placeOf(around) - 10, 0)
          : Math.max(end - Number(size), 0);
      return { items: all.slice(from, end).slice(0, Number(size)) };
    }),
    fake(commentsContract.createComment, ({ params, body: { clientId, content } }) => {
      const comment = aComment({ id: clientId, postId: params.id, author: me, isMine: true, content });
      state.comments = [...state.comments, comment];
      return comment;
    }),
    fake(commentsContract.updateComment, ({ params, body: { content } }) =>
      turnComment(params.commentId, { content, editedAt: at('10:40') }),
    ),
    fake(commentsContract.deleteComment, ({ params }) => {
      state.comments = state.comments.filter(({ id }) => id !== params.commentId);
      return {};
    }),
    fake(moderationContract.reportPost, ({ params, body }) =>
      turnPost(params.id, { report: anOwnReport({ ...body }) }),
    ),
    fake(moderationContract.removePost, ({ params, body: { reason } }) => {
      state.removed = state.posts.find(({ id }) => id === params.id);
      return turnPost(params.id, { isRemoved: true, content: '', title: '', myRemoval: { reason, at: at('10:42') } });
    }),
    fake(moderationContract.takeBackPostRemoval, ({ params }) => turnPost(params.id, state.removed ?? {})),
    fake(moderationContract.takeBackCommentRemoval, ({ params }) =>
      turnComment(params.commentId, { isRemoved: false, myRemoval: null }),
    ),
    fake(moderationContract.appealPost, ({ params, body }) =>
      turnPost(params.id, { removal: aRemoval({ appeal: { ...body, at: at('10:42'), decision: null } }) }),
    ),
    fake(moderationContract.reportComment, ({ params, body }) =>
      turnComment(params.commentId, { report: anOwnReport({ ...body }) }),
    ),
    fake(moderationContract.removeComment, ({ params, body: { reason } }) =>
      turnComment(params.commentId, { isRemoved: true, content: '', myRemoval: { reason, at: at('10:42') } }),
    ),
    fake(moderationContract.appealComment, ({ params, body }) =>
      turnComment(params.commentId, { removal: aRemoval({ appeal: { ...body, at: at('10:42'), decision: null } }) }),
    ),
  ];
  return { state, handlers };
}

/** Whoever is asked about moderates the group, or owns it. */
export const moderated = (posts: CommunityPost[]): CommunityPost[] =>
  posts.map((post) => ({ ...post, canPin: true, canRemove: !post.isMine }));

/** Worlds of the pages. */
export const worlds = {
  loaded: () => aServer().handlers,
  banner: () =>
    aServer({ groups: [aGroup({ bannerUrl: BANNER, bannerText: '모눈 위의 곡선' }), ...someGroups().slice(1)] })
      .handlers,
  stranger: () => aServer({ groups: [aGroup({ myRole: null })] }).handlers,
  full: () => aServer({ groups: [aGroup({ myRole: null, quantityMembers: 500 })] }).handlers,
  moderator: () => aServer({ groups: [aGroup({ myRole: 'MODERATOR' })], posts: moderated(somePosts()) }).handlers,
  owner: () => aServer({ groups: [aGroup({ myRole: 'OWNER' })] }).handlers,
  talkative: () => aServer({ comments: manyComments() }).handlers,
  judged: () => aServer({ posts: someJudgedPosts() }).handlers,
  quiet: () => aServer({ groups: [aGroup()], posts: [], comments: [] }).handlers,
  groupless: () => aServer({ groups: someGroups().map((group) => ({ ...group, myRole: null })) }).handlers,
  none: () => aServer({ groups: [] }).handlers,
};
