import { commentsContract } from '@portal/domain/community/comments.contract';
import { type Beside, CLIENT_ID, defineAccess, ownOf, type Sent } from '../../../testing/access.ts';

const on = <S extends Sent>(commentId: string, ...beside: Beside<S>) =>
  ownOf<S>({ id: 'pst_question', commentId }, ...beside);
const ofPost = { params: { id: 'pst_question' } };

export const access = defineAccess(commentsContract, {
  rows: {
    listComments: { own: ofPost },
    createComment: { own: { ...ofPost, body: { clientId: CLIENT_ID, content: '고마워요' } } },
    updateComment: on('cmt_matrix', { body: { version: 1, content: '고마워요' } }),
    deleteComment: on('cmt_deleted'),
  },
});
