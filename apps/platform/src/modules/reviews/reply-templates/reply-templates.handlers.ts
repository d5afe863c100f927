import type { ReplyTemplate } from '@portal/domain/reviews/reply-template';
import type { replyTemplatesContract } from '@portal/domain/reviews/reply-templates.contract';
import type { Handlers } from '../../../core/http/implement.ts';
import type { replyTemplateService } from './reply-templates.service.ts';
import type { ReplyTemplateRow } from './reply-templates.tables.ts';

const view = ({ id, name, content }: ReplyTemplateRow): ReplyTemplate => ({ id, name, content });

export function replyTemplatesHandlers(
  templates: ReturnType<typeof replyTemplateService>,
): Handlers<typeof replyTemplatesContract> {
  return {
    listReplyTemplates: async ({ caller: { userId } }) => ({
      data: { items: (await templates.list(userId)).map(view) },
    }),
    createReplyTemplate: async ({ body, caller: { userId } }) => ({
      data: view(await templates.create(userId, body)),
    }),
    updateReplyTemplate: async ({ params: { id }, body, caller: { userId } }) => ({
      data: view(await templates.update(userId, id, body)),
    }),
    async deleteReplyTemplate({ params: { id }, caller: { userId } }) {
      await templates.remove(userId, id);
      return {};
    },
  };
}
