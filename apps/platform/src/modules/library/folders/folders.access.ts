import { randomUUID } from 'node:crypto';
import { foldersContract } from '@portal/domain/library/folders.contract';
import { byId, CLIENT_ID, defineAccess, endsById, SECRET } from '../../../testing/access.ts';
import { libraryFolder } from './folders.tables.ts';

export const access = defineAccess(foldersContract, {
  rows: {
    getLibrary: { own: {} },
    createFolder: { own: { body: { clientId: CLIENT_ID, name: '새 폴더' } } },
    updateFolder: byId('fol_matrix_write', 'fol_none', { body: { version: 1, name: '바뀐 폴더' } }),
    deleteFolder: endsById('fol_matrix_write', 'fol_matrix_gone', 'fol_none'),
  },
  async seed({ database }, ownerId) {
    await database.db.insert(libraryFolder).values(
      ['write', 'gone'].map((name) => ({
        id: `fol_matrix_${name}`,
        ownerId,
        clientId: randomUUID(),
        name: `${SECRET} ${name}`,
        createdAt: new Date(),
      })),
    );
  },
});
