import type { CommunityGroup, GroupDetail } from '@portal/domain/community/group';

/** What is said, what is asked, and what is shared. */
export type BoardTab = 'talks' | 'questions' | 'packs';
export type GroupTab = BoardTab | 'members';

/** All questions that are read in a group: those that wait and those that are solved. */
export const questionsOf = ({ openQuestions, solvedQuestions }: CommunityGroup): number =>
  openQuestions + solvedQuestions;

/** The rest of what is read there. */
export const talksOf = (group: GroupDetail): number => Math.max(0, group.posts - questionsOf(group) - group.packs);
