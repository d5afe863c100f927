import { moderationContract } from '@portal/domain/community/moderation.contract';
import { defineAccess } from '../../../testing/access.ts';

const post = (id: string, body: object) => ({ own: { params: { id }, body } });
const comment = (commentId: string, body: object) => ({ own: { params: { id: 'pst_question', commentId }, body } });
const report = { reason: 'SPAM', words: '' };
const removal = { reason: '약속에 맞지 않아요.' };
const appeal = { words: '문제가 없는 글이에요.' };

export const access = defineAccess(moderationContract, {
  rows: {
    reportPost: post('pst_foreign', report),
    removePost: post('pst_bad', removal),
    takeBackPostRemoval: { own: { params: { id: 'pst_taken' } } },
    appealPost: post('pst_removed', appeal),
    reportComment: comment('cmt_foreign', report),
    removeComment: comment('cmt_bad', removal),
    takeBackCommentRemoval: { own: { params: { id: 'pst_question', commentId: 'cmt_taken' } } },
    appealComment: comment('cmt_removed', appeal),
  },
  // The files are seeded in the order of their paths, and the posts come after these.
  seed: ({ database }, teacherId) =>
    database.raw.exec(`
      insert into community_removal (words_id, by, by_id, reason, at)
        values ('pst_removed', 'GROUP', 'user_member', '이유', now()), ('cmt_removed', 'GROUP', 'user_member', '이유', now()),
          ('pst_taken', 'GROUP', '${teacherId}', '이유', now()), ('cmt_taken', 'GROUP', '${teacherId}', '이유', now())`),
});
