import type { packsContract } from '@portal/domain/library/packs.contract';
import type { Handlers } from '../../../core/http/implement.ts';
import type { LibraryDeps } from '../library-deps.ts';
import { applyPack } from './apply-pack.service.ts';
import { packFileService } from './pack-file.service.ts';
import { packService } from './packs.service.ts';

const PAGE_SIZE = 20;
const MB = 1_048_576;

/** Pages of a board are larger than what forms send. */
export const PACK_BODIES = { createPack: MB, updatePack: MB, importPack: MB } as const;

export function packsHandlers(deps: LibraryDeps): Handlers<typeof packsContract> {
  const packs = packService(deps);
  const packFiles = packFileService(deps);
  const apply = applyPack(deps);
  return {
    listPacks: async ({ query: { page = '1', size = String(PAGE_SIZE) }, caller: { userId } }) => ({
      data: await packs.list(userId, { page: Number(page), size: Number(size) }),
    }),
    createPack: async ({ body, caller: { userId } }) => ({ data: await packs.create(userId, body) }),
    importPack: async ({ body: { clientId, file }, caller: { userId } }) => ({
      data: await packFiles.keep(userId, clientId, file),
    }),
    getPack: async ({ params: { id }, caller: { userId } }) => ({ data: await packs.get(userId, id) }),
    updatePack: async ({ params: { id }, body, caller: { userId } }) => ({
      data: await packs.update(userId, id, body),
    }),
    async deletePack({ params: { id }, caller: { userId } }) {
      await packs.remove(userId, id);
      return {};
    },
    exportPack: async ({ params: { id }, caller: { userId } }) => ({ data: await packFiles.read(userId, id) }),
    applyPack: async ({ params: { id }, body, caller: { userId } }) => ({ data: await apply(userId, id, body) }),
    listPackUses: async ({ params: { id }, caller: { userId } }) => ({
      data: { items: await packs.usesOf(userId, id) },
    }),
  };
}
