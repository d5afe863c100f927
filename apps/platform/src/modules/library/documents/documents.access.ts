import { documentsContract } from '@portal/domain/library/documents.contract';
import { byId, CLIENT_ID, defineAccess, endsById, naming, SECRET } from '../../../testing/access.ts';
import { addFileRow } from '../../../testing/file-rows.ts';
import { fileUse } from '../../assets/uploads/uploads.tables.ts';
import { libraryDocument, libraryVersion } from './documents.tables.ts';

const NAMES = ['read', 'write', 'gone', 'newer'] as const;

export const access = defineAccess(documentsContract, {
  rows: {
    listDocuments: naming('fol_matrix_write', 'fol_none', (folderId) => ({ query: `?folderId=${folderId}` })),
    createDocument: naming('file_doc_new', 'file_none', (fileId) => ({
      body: { clientId: CLIENT_ID, fileId, folderId: null, tags: [] },
    })),
    getDocument: byId('doc_matrix_read', 'doc_none'),
    getDocumentText: byId('doc_matrix_read', 'doc_none'),
    updateDocument: byId('doc_matrix_write', 'doc_none', {
      body: { version: 1, name: '이름', folderId: null, tags: [] },
    }),
    changeDocuments: naming('doc_matrix_read', 'doc_none', (id) => ({ body: { ids: [id], addTags: ['함수'] } })),
    deleteDocument: endsById('doc_matrix_read', 'doc_matrix_gone', 'doc_none'),
    addDocumentVersion: byId('doc_matrix_newer', 'doc_none', {
      body: { version: 1, fileId: 'file_doc_newer_2', follow: true },
    }),
  },
  async seed({ database }, ownerId) {
    const file = (id: string) => addFileRow(database, { id, ownerId, location: 'LECTURE', name: 'a.pdf' });
    for (const id of ['file_doc_new', 'file_doc_newer_2']) await file(id);
    const now = new Date();
    for (const name of NAMES) {
      const [id, fileId] = [`doc_matrix_${name}`, await file(`file_doc_${name}`)];
      await database.db
        .insert(libraryDocument)
        .values({ id, ownerId, name: SECRET, fileId, createdAt: now, changedAt: now });
      await database.db.insert(libraryVersion).values({ documentId: id, no: 1, fileId, at: now });
      await database.db.insert(fileUse).values({ fileId, usedBy: `document:${id}:1` });
    }
  },
});
