import * as v from 'valibot';
import { Id, Instant, Line } from '../contract/scalar.ts';
import { COMMUNITY_LIMITS } from './community-limits.ts';

/** What somebody is in a group: one owner, and moderators whom she names. */
export const GROUP_ROLES = ['OWNER', 'MODERATOR', 'MEMBER'] as const;
export type GroupRole = (typeof GROUP_ROLES)[number];

export const GROUP_ROLE_LABELS: Record<GroupRole, string> = {
  OWNER: '모임장',
  MODERATOR: '운영 멤버',
  MEMBER: '멤버',
};

/** Who looks after the words of a group. */
export const isModerator = (role: GroupRole | null): boolean => role === 'OWNER' || role === 'MODERATOR';

const Count = v.pipe(v.number(), v.integer(), v.minValue(0));

/** A name of a group or of somebody in it, or words of a post, as somebody looks for them. */
export const CommunitySearch = Line(COMMUNITY_LIMITS.searchMax);

/** Somebody who writes in a group; without a role she has left it. */
export const GroupPerson = v.object({
  id: Id,
  name: v.string(),
  avatar: v.nullable(v.string()),
  role: v.nullable(v.picklist(GROUP_ROLES)),
});
export type GroupPerson = v.InferOutput<typeof GroupPerson>;

export const GroupMember = v.object({
  ...GroupPerson.entries,
  role: v.picklist(GROUP_ROLES),
  joinedAt: Instant,
  isMe: v.boolean(),
});
export type GroupMember = v.InferOutput<typeof GroupMember>;

/** A group of teachers as a list shows it (COM-1). */
export const CommunityGroup = v.object({
  groupId: Id,
  groupName: v.string(),
  /** Null where it has none: then nothing stands in its place. */
  bannerUrl: v.nullable(v.string()),
  /** What the banner shows; empty without one. */
  bannerText: v.string(),
  description: v.string(),
  /** The subject whose questions are asked here; null where they may be about anything. */
  subject: v.nullable(v.object({ id: Id, name: v.string() })),
  quantityMembers: Count,
  seats: Count,
  /** Of the reader; null for who is not in it. */
  myRole: v.nullable(v.picklist(GROUP_ROLES)),
  /** No notices come from it. */
  isMuted: v.boolean(),
  /** Questions that wait for an answer, and those that are solved: together all that are read here. */
  openQuestions: Count,
  solvedQuestions: Count,
});
export type CommunityGroup = v.InferOutput<typeof CommunityGroup>;

/** One group with the first of its members: who owns it, who moderates, and who came first. */
export const GroupDetail = v.object({
  ...CommunityGroup.entries,
  members: v.array(GroupMember),
  posts: Count,
  /** Those of them that share a pack. */
  packs: Count,
  /** Of the last seven days. */
  lastWeek: v.object({ posts: Count, comments: Count }),
  /**
   * What the reader gave: comments on the questions of others, and how many of them were chosen; packs, who took them, and the
   * points that came of it.
   */
  mine: v.object({ answers: Count, solved: Count, packs: Count, takers: Count, points: Count }),
});
export type GroupDetail = v.InferOutput<typeof GroupDetail>;

/** How many members a group's page begins with. */
export const GROUP_FACES = 12;
