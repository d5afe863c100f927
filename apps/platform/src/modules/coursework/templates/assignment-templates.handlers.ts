import type { assignmentTemplatesContract } from '@portal/domain/coursework/assignment-templates.contract';
import type { Handlers } from '../../../core/http/implement.ts';
import type { templateService } from './assignment-templates.service.ts';

const PAGE_SIZE = 20;

export const assignmentTemplatesHandlers = (
  templates: ReturnType<typeof templateService>,
): Handlers<typeof assignmentTemplatesContract> => ({
  listAssignmentTemplates: async ({ query: { search, page = '1', size = String(PAGE_SIZE) }, caller: { userId } }) => ({
    data: await templates.list(userId, { search, page: Number(page), size: Number(size) }),
  }),

  keepAsTemplate: async ({ body, caller: { userId } }) => ({ data: await templates.keep(userId, body) }),

  updateAssignmentTemplate: async ({ params: { id }, body, caller: { userId } }) => ({
    data: await templates.update(userId, id, body),
  }),

  async deleteAssignmentTemplate({ params: { id }, caller: { userId } }) {
    await templates.remove(userId, id);
    return {};
  },

  getLastResult: async ({ params: { id }, caller: { userId } }) => ({ data: await templates.resultOf(userId, id) }),

  giveAgain: async ({ body, caller: { userId } }) => ({ data: { ids: await templates.giveAgain(userId, body) } }),
});
