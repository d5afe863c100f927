import { replyTemplatesContract } from '@portal/domain/reviews/reply-templates.contract';
import { actingOn, defineAccess, SECRET } from '../../../testing/access.ts';
import { replyTemplate } from './reply-templates.tables.ts';

const on = actingOn('reply-template-matrix', 'reply-template-none');
const body = { name: '이름', content: '고마워요.' };

export const access = defineAccess(replyTemplatesContract, {
  rows: {
    listReplyTemplates: { own: {} },
    createReplyTemplate: { own: { body: { name: '새 이름', content: '고마워요.' } } },
    updateReplyTemplate: on({ body }),
    deleteReplyTemplate: on(),
  },
  async seed({ database, clock }, ownerId) {
    await database.db
      .insert(replyTemplate)
      .values({ id: 'reply-template-matrix', ownerId, name: '매트릭스', content: SECRET, createdAt: clock.now() });
  },
});
