import { uploadsContract } from '@portal/domain/assets/uploads.contract';
import { type Beside, byId, defineAccess, endsById, SECRET, type Sent } from '../../../testing/access.ts';
import { addFileRow } from '../../../testing/file-rows.ts';

const ORDER = { originalFileName: 'a.pdf', contentType: 'application/pdf', size: '100', location: 'DEFAULT' } as const;
const on = <S extends Sent>(id: string, ...beside: Beside<S>) => byId<S>(id, 'file_none', ...beside);

/** A checked file, one that the owner deletes, and one of which parts may still come. */
export const access = defineAccess(uploadsContract, {
  rows: {
    createUploadTicket: { valid: { body: {} } },
    createSignedUploadUrl: { own: { body: ORDER } },
    createMultipartUpload: { own: { body: ORDER } },
    getMultipartUpload: on('file_parts'),
    signUploadParts: on('file_parts', { body: { parts: [1] } }),
    completeUpload: on('file_done', { body: {} }),
    getFile: on('file_done'),
    findUploadedFiles: { own: { query: `?sha256=${'a0'.repeat(32)}&location=CERTIFICATE` } },
    deleteUpload: endsById('file_done', 'file_gone', 'file_none'),
  },
  async seed({ database }, ownerId) {
    const secret = { ownerId, location: 'CERTIFICATE', name: `${SECRET}.pdf` } as const;
    const sent = { state: 'SIGNED', storedSize: null, checkedAt: null, unusedSince: null } as const;
    await addFileRow(database, { ...secret, id: 'file_done' });
    await addFileRow(database, { ...secret, id: 'file_gone' });
    await addFileRow(database, { ...secret, ...sent, id: 'file_parts', partSize: 1_000, multipartId: 'parts' });
  },
});
