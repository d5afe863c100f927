import { gradingCommentsContract } from '@portal/domain/coursework/grading-comments.contract';
import { actingOn, CLIENT_ID, defineAccess, endsById, SECRET } from '../../../testing/access.ts';
import { gradingComment } from './grading-comments.tables.ts';

const words = { text: '단위를 적어 주세요.', tags: ['단위'] };
const on = actingOn('gcm_matrix', 'gcm_none');

export const access = defineAccess(gradingCommentsContract, {
  rows: {
    listGradingComments: { own: {} },
    createGradingComment: { own: { body: { clientId: CLIENT_ID, ...words } } },
    updateGradingComment: on({ body: { version: 1, ...words } }),
    deleteGradingComment: endsById('gcm_matrix', 'gcm_matrix_gone', 'gcm_none'),
    useGradingComment: on(),
  },
  async seed({ database, clock }, teacherId) {
    const row = { teacherId, text: SECRET, tags: [SECRET], createdAt: clock.now() };
    await database.db.insert(gradingComment).values([
      { ...row, id: 'gcm_matrix', clientId: '00000000-0000-4000-8000-000000000001' },
      { ...row, id: 'gcm_matrix_gone', clientId: '00000000-0000-4000-8000-000000000002' },
    ]);
  },
});
