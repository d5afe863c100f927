import type { CommunityPost, PostComment } from '@portal/domain/community/post';

/** Words of somebody in a group. */
export type Said = CommunityPost | PostComment;

export const isComment = (said: Said): said is PostComment => 'postId' in said;

/** What is asked about words before it is done. */
export type AskedAbout = 'report' | 'remove' | 'appeal';

/** Whether nobody but their author reads them any more. */
export const isStub = ({ isRemoved, isMine }: Said): boolean => isRemoved && !isMine;

/** Whether the reader may tell the team of them: once, and not of her own. */
export const canReport = ({ isMine, isRemoved, report }: Said): boolean => !isMine && !isRemoved && report === null;
