import type { CommunityGroup, GroupDetail } from '@portal/domain/community/group';
import type { CommunityPost, PostComment } from '@portal/domain/community/post';

interface Said {
  readonly posts: readonly CommunityPost[];
  readonly comments: readonly PostComment[];
}

/** A post with as many comments as it has. */
export const withComments = (post: CommunityPost, { comments }: Said): CommunityPost => ({
  ...post,
  comments: comments.filter(({ postId }) => postId === post.id).length,
});

const questionsOf = ({ groupId }: CommunityGroup, { posts }: Said) =>
  posts.filter((post) => post.groupId === groupId && post.kind === 'QUESTION');

/** A group with as many questions as are asked in it. */
export function withQuestions(group: CommunityGroup, said: Said): CommunityGroup {
  const solved = questionsOf(group, said).filter(({ state }) => state === 'SOLVED').length;
  return { ...group, openQuestions: questionsOf(group, said).length - solved, solvedQuestions: solved };
}

/** What was said in a group of late, all of it within a week, and what she gave to it. */
export function factsOf(group: CommunityGroup, said: Said): Pick<GroupDetail, 'posts' | 'packs' | 'lastWeek' | 'mine'> {
  const posts = said.posts.filter(({ groupId }) => groupId === group.groupId);
  const packs = posts.filter(({ kind }) => kind === 'PACK');
  const comments = said.comments.filter(({ postId }) => posts.some(({ id }) => id === postId));
  const asked = questionsOf(group, said);
  const answers = comments.filter(({ isMine, postId }) => isMine && asked.some(({ id }) => id === postId));
  const mine = packs.filter(({ isMine }) => isMine);
  const takers = mine.reduce((sum, { pack }) => sum + (pack?.takers ?? 0), 0);
  return {
    posts: posts.length,
    packs: packs.length,
    lastWeek: { posts: posts.length - packs.length, comments: comments.length },
    mine: {
      answers: answers.length,
      solved: answers.filter(({ isChosen }) => isChosen).length,
      packs: mine.length,
      takers,
      points: takers * 10,
    },
  };
}
