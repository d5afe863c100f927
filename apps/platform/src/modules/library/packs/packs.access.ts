import { randomUUID } from 'node:crypto';
import { packsContract } from '@portal/domain/library/packs.contract';
import { byId, CLIENT_ID, defineAccess, endsById, naming, SECRET } from '../../../testing/access.ts';
import { lessonPack } from './packs.tables.ts';

const CONTENT = { homework: null, polls: [], pages: [] };
const body = { ...CONTENT, name: '꾸러미', documentIds: [] };
const FILE = { format: 'portal-lesson-pack' as const, version: 1 as const, name: '꾸러미', documents: [], ...CONTENT };

export const access = defineAccess(packsContract, {
  rows: {
    listPacks: { own: { query: '?page=1' } },
    createPack: naming('doc_matrix_read', 'doc_none', (id) => ({
      body: { ...body, documentIds: [id], clientId: CLIENT_ID },
    })),
    importPack: { own: { body: { clientId: randomUUID(), file: FILE } } },
    getPack: byId('pak_matrix_write', 'pak_none'),
    updatePack: byId('pak_matrix_write', 'pak_none', { body: { ...body, version: 1 } }),
    deletePack: endsById('pak_matrix_write', 'pak_matrix_gone', 'pak_none'),
    exportPack: byId('pak_matrix_write', 'pak_none'),
    applyPack: byId('pak_matrix_write', 'pak_none', { body: { clientId: CLIENT_ID, lessonId: 'les_matrix_4' } }),
    listPackUses: byId('les_matrix_4', 'les_none'),
  },
  async seed({ database }, ownerId) {
    const now = new Date();
    await database.db.insert(lessonPack).values(
      ['write', 'gone'].map((name) => ({
        id: `pak_matrix_${name}`,
        ownerId,
        clientId: randomUUID(),
        name: SECRET,
        content: { ...CONTENT, documentIds: [] },
        createdAt: now,
        changedAt: now,
      })),
    );
  },
});
