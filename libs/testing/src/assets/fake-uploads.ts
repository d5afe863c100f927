import { http, type RequestHandler } from 'msw';
import type { FileRef } from '@portal/domain/assets/file';
import { uploadsContract } from '@portal/domain/assets/uploads.contract';
import { type Fake, fake } from '../contract-fakes.ts';
import { aFile } from './file-builders.ts';

// Of the page's own origin, so that jsdom asks for no permission first.
const STORE = '/signed-store';

/**
 * Takes every file of up to 25 MB that a test uploads: `platform.use(...fakeUploads())`. The files are called `upload-1`,
 * `upload-2`, … in their order; `over` says more of them.
 */
export function fakeUploads(over: Partial<FileRef> = {}): (Fake | RequestHandler)[] {
  const files = new Map<string, FileRef>();
  return [
    fake(uploadsContract.findUploadedFiles, { items: [] }),
    fake(uploadsContract.createSignedUploadUrl, ({ body }) => {
      const id = `upload-${files.size + 1}`;
      const { originalFileName: name, contentType } = body;
      const url = `/assets/v1/content/${id}`;
      files.set(id, aFile({ id, url, name, contentType, size: Number(body.size), ...over }));
      return { id, url, previewUrl: null, uploadUrl: `${STORE}/${id}`, headers: {} };
    }),
    http.put(`*${STORE}/:id`, () => new Response(null, { status: 200 })),
    fake(uploadsContract.completeUpload, ({ params }) => files.get(params.id)!),
    fake(uploadsContract.deleteUpload, {}),
  ];
}
