import { savedRepliesContract } from '@portal/domain/chat/saved-replies.contract';
import { actingOn, defineAccess, SECRET } from '../../../testing/access.ts';
import { savedReply } from './saved-replies.tables.ts';

const on = actingOn('saved-reply-matrix', 'saved-reply-none');
const body = { name: '이름', korean: '고마워요.', vietnamese: 'Cảm ơn ạ.' };

export const access = defineAccess(savedRepliesContract, {
  rows: {
    listSavedReplies: { own: {} },
    createSavedReply: { own: { body: { ...body, name: '새 이름' } } },
    updateSavedReply: on({ body }),
    deleteSavedReply: on(),
  },
  async seed({ database, clock }, ownerId) {
    await database.db.insert(savedReply).values({
      id: 'saved-reply-matrix',
      ownerId,
      name: '매트릭스',
      korean: SECRET,
      vietnamese: '',
      createdAt: clock.now(),
    });
  },
});
