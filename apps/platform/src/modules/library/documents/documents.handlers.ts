import type { documentsContract } from '@portal/domain/library/documents.contract';
import type { Handlers } from '../../../core/http/implement.ts';
import type { addVersion } from './add-version.service.ts';
import type { documentService } from './documents.service.ts';

const PAGE_SIZE = 30;

export const documentsHandlers = (
  documents: ReturnType<typeof documentService>,
  add: ReturnType<typeof addVersion>,
): Handlers<typeof documentsContract> => ({
  async listDocuments({
    query: { text, view, order = 'new', page = '1', size = String(PAGE_SIZE), ...query },
    caller: { userId },
  }) {
    const wanted = text?.normalize('NFC').trim() ? text.normalize('NFC') : undefined;
    const filter = { ...query, text: wanted, isHidden: view === 'HIDDEN' };
    return { data: await documents.list(userId, filter, order, { page: Number(page), size: Number(size) }) };
  },

  createDocument: async ({ body, caller: { userId } }) => ({ data: await documents.create(userId, body) }),

  getDocument: async ({ params: { id }, caller: { userId } }) => ({ data: await documents.get(userId, id) }),

  getDocumentText: async ({ params: { id }, caller: { userId } }) => ({ data: await documents.text(userId, id) }),

  updateDocument: async ({ params: { id }, body, caller: { userId } }) => ({
    data: await documents.update(userId, id, body),
  }),

  changeDocuments: async ({ body, caller: { userId } }) => ({
    data: { items: await documents.changeAll(userId, body) },
  }),

  async deleteDocument({ params: { id }, caller: { userId } }) {
    await documents.remove(userId, id);
    return {};
  },

  addDocumentVersion: async ({ params: { id }, body, caller: { userId } }) => ({ data: await add(userId, id, body) }),
});
