import type { Database } from '../core/database/database.ts';
import { addFileRow } from './file-rows.ts';

interface Request {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: string;
  readonly body?: object;
}
interface Row {
  readonly own?: Request;
  readonly foreign?: Request;
  readonly missing?: Request;
}

const byId = (id: string, body?: object, own = id): Row => {
  const of = (name: string): Request => ({ params: { id: name }, ...(body && { body }) });
  return { own: of(own), foreign: of(id), missing: of('file_none') };
};
const ORDER = { originalFileName: 'a.pdf', contentType: 'application/pdf', size: '100', location: 'DEFAULT' };

/** Who may call what of files: each thing here is the owner's. */
export const FILE_MATRIX: Readonly<Record<string, Row>> = {
  createUploadTicket: {},
  createSignedUploadUrl: { own: { body: ORDER } },
  createMultipartUpload: { own: { body: ORDER } },
  getMultipartUpload: byId('file_parts'),
  signUploadParts: byId('file_parts', { parts: [1] }),
  completeUpload: byId('file_done', {}),
  getFile: byId('file_done'),
  findUploadedFiles: { own: { query: `?sha256=${'a0'.repeat(32)}&location=CERTIFICATE` } },
  deleteUpload: byId('file_done', undefined, 'file_gone'),
};

/** A checked file, one that the owner deletes, and one of which parts may still come. */
export async function seedFileMatrix(database: Database, ownerId: string): Promise<void> {
  const secret = { ownerId, location: 'CERTIFICATE', name: '비밀 이야기.pdf' } as const;
  const sent = { state: 'SIGNED', storedSize: null, checkedAt: null, unusedSince: null } as const;
  await addFileRow(database, { ...secret, id: 'file_done' });
  await addFileRow(database, { ...secret, id: 'file_gone' });
  await addFileRow(database, { ...secret, ...sent, id: 'file_parts', partSize: 1_000, multipartId: 'parts' });
}
