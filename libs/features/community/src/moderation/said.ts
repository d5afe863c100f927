import type { CommunityPost, PostComment } from '@portal/domain/community/post';

/** Words of somebody in a group. */
export type Said = CommunityPost | PostComment;

export const isComment = (said: Said): said is PostComment => 'postId' in said;

/** What is asked about words before it is done. */
export type AskedAbout = 'report' | 'remove' | 'appeal';

/** Whether nobody but their author reads them any more. */
export const isStub = ({ isRemoved, isMine }: Said): boolean => isRemoved && !isMine;

/** Whether the reader may tell the team of them: once while they stand as they do, and not of her own. */
export const canReport = (said: Said): boolean =>
  !said.isMine && !said.isRemoved && (said.report === null || isWrittenAnew(said));

/** Whether what the team decided about the reader's report was about other words than these. */
export const isWrittenAnew = ({ report, editedAt }: Said): boolean =>
  !!report?.decision && editedAt !== null && Date.parse(editedAt) > Date.parse(report.decision.at);
