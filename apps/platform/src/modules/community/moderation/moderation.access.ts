import { moderationContract } from '@portal/domain/community/moderation.contract';
import { type Beside, defineAccess, ownOf, type Sent } from '../../../testing/access.ts';

const post = <S extends Sent>(id: string, ...beside: Beside<S>) => ownOf<S>({ id }, ...beside);
const comment = <S extends Sent>(commentId: string, ...beside: Beside<S>) =>
  ownOf<S>({ id: 'pst_question', commentId }, ...beside);
const report = { body: { reason: 'SPAM', words: '' } } as const;
const removal = { body: { reason: '약속에 맞지 않아요.' } };
const appeal = { body: { words: '문제가 없는 글이에요.' } };

export const access = defineAccess(moderationContract, {
  rows: {
    reportPost: post('pst_foreign', report),
    removePost: post('pst_bad', removal),
    takeBackPostRemoval: post('pst_taken'),
    appealPost: post('pst_removed', appeal),
    reportComment: comment('cmt_foreign', report),
    removeComment: comment('cmt_bad', removal),
    takeBackCommentRemoval: comment('cmt_taken'),
    appealComment: comment('cmt_removed', appeal),
  },
  // The files are seeded in the order of their paths, and the posts come after these.
  seed: ({ database }, teacherId) =>
    database.raw.exec(`
      insert into community_removal (words_id, by, by_id, reason, at)
        values ('pst_removed', 'GROUP', 'user_member', '이유', now()), ('cmt_removed', 'GROUP', 'user_member', '이유', now()),
          ('pst_taken', 'GROUP', '${teacherId}', '이유', now()), ('cmt_taken', 'GROUP', '${teacherId}', '이유', now())`),
});
