import type { GradingComment } from '@portal/domain/coursework/grading-comment';
import type { gradingCommentsContract } from '@portal/domain/coursework/grading-comments.contract';
import type { Handlers } from '../../../core/http/implement.ts';
import type { gradingCommentService } from './grading-comments.service.ts';
import type { GradingCommentRow } from './grading-comments.tables.ts';

const view = ({ id, text, tags, used, usedAt, version }: GradingCommentRow): GradingComment => ({
  id,
  text,
  tags: [...tags],
  used,
  usedAt: usedAt?.toISOString() ?? null,
  version,
});

export function gradingCommentsHandlers(
  comments: ReturnType<typeof gradingCommentService>,
): Handlers<typeof gradingCommentsContract> {
  return {
    listGradingComments: async ({ caller: { userId } }) => ({
      data: { items: (await comments.list(userId)).map(view) },
    }),
    createGradingComment: async ({ body, caller: { userId } }) => ({ data: view(await comments.create(userId, body)) }),
    updateGradingComment: async ({ params: { id }, body, caller: { userId } }) => ({
      data: view(await comments.update(userId, id, body)),
    }),
    useGradingComment: async ({ params: { id }, caller: { userId } }) => ({
      data: view(await comments.use(userId, id)),
    }),
    async deleteGradingComment({ params: { id }, caller: { userId } }) {
      await comments.remove(userId, id);
      return {};
    },
  };
}
