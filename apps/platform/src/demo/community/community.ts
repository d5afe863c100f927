import { createHash } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { millisecondsInDay, millisecondsInHour } from 'date-fns/constants';
import type { FinishedPicture } from '../../modules/assets/module.ts';
import { DEMO_ACCOUNTS } from '../people/accounts.ts';
import { GROUP_PLANS, type GroupPlan, type PostPlan } from './community-contents.ts';
import { buildSharedPacks, pictureOf, sharedPackFiles } from './shared-packs.ts';

const FOLDER = new URL('../../../assets/demo/', import.meta.url);
const assetPath = (name: string) => fileURLToPath(new URL(name, FOLDER));

export const groupIdOf = (key: string) => `grp-demo-${key}`;
export const postIdOf = (key: string) => `pst-demo-${key}`;
const bannerIdOf = (key: string) => `file-demo-group-${key}`;
const FOUNDER = DEMO_ACCOUNTS['ops-help'].id;

/** A UUID that is the same on every machine. */
function clientIdOf(id: string): string {
  const hex = createHash('sha256').update(id).digest('hex');
  return [hex.slice(0, 8), hex.slice(8, 12), `4${hex.slice(13, 16)}`, `8${hex.slice(17, 20)}`, hex.slice(20, 32)].join(
    '-',
  );
}

/** The drawn pictures of the demo's groups, and what is shared in them. */
export const groupPictures = (): FinishedPicture[] => [
  ...GROUP_PLANS.flatMap(({ key, name, banner }) =>
    banner
      ? {
          id: bannerIdOf(key),
          ownerId: FOUNDER,
          location: 'GROUP_BANNER' as const,
          name: `${name}.png`,
          path: assetPath(`course-${banner.picture}.png`),
          previewPath: assetPath(`course-${banner.picture}.preview.webp`),
          usedBy: [`group:${groupIdOf(key)}`],
        }
      : [],
  ),
  ...sharedPackFiles(postIdOf),
];

/** Groups with everything in them, as rows; their days lean on the anchor. */
export function buildCommunity(anchorAt: Date) {
  const ago = (ms: number) => new Date(anchorAt.getTime() - ms);
  const hours = (n: number) => ago(n * millisecondsInHour);

  const groupOf = ({ key, name, description, subjectId, banner, members }: GroupPlan) => ({
    id: groupIdOf(key),
    clientId: clientIdOf(groupIdOf(key)),
    name,
    description,
    subjectId,
    bannerId: banner && bannerIdOf(key),
    bannerText: banner?.text ?? '',
    seats: 500,
    foundedBy: FOUNDER,
    foundedAt: ago(members[0]![2] * millisecondsInDay),
  });
  const commentIdOf = (post: PostPlan, no: number) => `cmt-demo-${post.key}-${no + 1}`;
  const postOf = (groupId: string, post: PostPlan) => ({
    id: postIdOf(post.key),
    clientId: clientIdOf(postIdOf(post.key)),
    groupId,
    authorId: DEMO_ACCOUNTS[post.by].id,
    kind: post.kind,
    title: post.title,
    content: post.content,
    files: pictureOf(post),
    isPinned: post.isPinned ?? false,
    createdAt: hours(post.hoursAgo),
  });
  const posts = GROUP_PLANS.flatMap((group) => group.posts.map((post) => ({ groupId: groupIdOf(group.key), post })));
  const comments = posts.flatMap(({ groupId, post }) =>
    (post.comments ?? []).map((comment, no) => ({
      isChosen: comment.isChosen ?? false,
      row: {
        id: commentIdOf(post, no),
        clientId: clientIdOf(commentIdOf(post, no)),
        postId: postIdOf(post.key),
        groupId,
        authorId: DEMO_ACCOUNTS[comment.by].id,
        content: comment.content,
        createdAt: hours(comment.hoursAgo),
      },
    })),
  );

  return {
    groups: GROUP_PLANS.map(groupOf),
    members: GROUP_PLANS.flatMap(({ key, members }) =>
      members.map(([who, role, daysAgo]) => ({
        groupId: groupIdOf(key),
        memberId: DEMO_ACCOUNTS[who].id,
        role,
        joinedAt: ago(daysAgo * millisecondsInDay),
      })),
    ),
    // In the order in which they were written, as a list has them.
    posts: posts
      .map(({ groupId, post }) => postOf(groupId, post))
      .sort((one, other) => one.createdAt.getTime() - other.createdAt.getTime()),
    comments: comments.map(({ row }) => row),
    ...buildSharedPacks(postIdOf, hours),
    answers: comments.filter(({ isChosen }) => isChosen).map(({ row }) => ({ postId: row.postId, commentId: row.id })),
    likes: posts.flatMap(({ post }) =>
      (post.likedBy ?? []).map((who) => ({ postId: postIdOf(post.key), memberId: DEMO_ACCOUNTS[who].id })),
    ),
  };
}
