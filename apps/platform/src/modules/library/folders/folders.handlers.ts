import type { foldersContract } from '@portal/domain/library/folders.contract';
import type { Handlers } from '../../../core/http/implement.ts';
import type { folderService } from './folders.service.ts';

export const foldersHandlers = (folders: ReturnType<typeof folderService>): Handlers<typeof foldersContract> => ({
  getLibrary: async ({ caller: { userId } }) => ({ data: await folders.overview(userId) }),

  createFolder: async ({ body: { clientId, name }, caller: { userId } }) => ({
    data: await folders.create(userId, clientId, name),
  }),

  updateFolder: async ({ params: { id }, body: { name, version }, caller: { userId } }) => ({
    data: await folders.rename(userId, id, name, version),
  }),

  async deleteFolder({ params: { id }, caller: { userId } }) {
    await folders.remove(userId, id);
    return {};
  },
});
