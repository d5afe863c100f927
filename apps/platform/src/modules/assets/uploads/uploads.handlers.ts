import type { uploadsContract } from '@portal/domain/assets/uploads.contract';
import type { Db } from '../../../core/database/database.ts';
import { DomainError } from '../../../core/domain-error.ts';
import type { Handlers } from '../../../core/http/implement.ts';
import type { RateLimiter } from '../../../core/http/rate-limit.ts';
import type { FileRefs } from '../files/file-refs.ts';
import { pictureFormatOf } from '../images/picture-formats.ts';
import type { CompleteUpload } from './complete-upload.service.ts';
import { partCountOf } from './parts.ts';
import { ownFileQueries } from './uploads.queries.ts';
import type { PartedFile, uploadService } from './uploads.service.ts';
import type { VisitorTickets } from './visitor-tickets.ts';

interface Deps {
  readonly db: Db;
  readonly uploads: ReturnType<typeof uploadService>;
  readonly complete: CompleteUpload;
  readonly refs: FileRefs;
  readonly visitors: VisitorTickets;
  /** Of the addresses that ask for tickets. */
  readonly limiter: RateLimiter;
}

export function uploadsHandlers(deps: Deps): Handlers<typeof uploadsContract> {
  const { db, uploads, complete, refs, visitors, limiter } = deps;
  return {
    async createUploadTicket({ context }) {
      limiter.admit(context.ip);
      const { ticket, expiresAt } = visitors.issue();
      return { data: { ticket, expiresAt: expiresAt.toISOString() } };
    },

    async createSignedUploadUrl({ body, headers, caller }) {
      const order = { ...body, uploaderCode: headers['uploader-code'] };
      const { row, target } = await uploads.createSignedUpload(caller.userId, order);
      const previewUrl = pictureFormatOf(row) ? refs.addressOf(row, 'preview') : null;
      return { data: { id: row.id, url: refs.addressOf(row, 'file'), previewUrl, ...target } };
    },

    async createMultipartUpload({ body, headers, caller }) {
      const order = { ...body, uploaderCode: headers['uploader-code'] };
      return { data: planOf(await uploads.createMultipart(caller.userId, order)) };
    },

    async getMultipartUpload({ params, caller }) {
      const { row, stored } = await uploads.getMultipart(caller.userId, params.id);
      return { data: { ...planOf(row), stored } };
    },

    signUploadParts: async ({ params, body, caller }) => ({
      data: { items: await uploads.signParts(caller.userId, params.id, body.parts) },
    }),

    completeUpload: async ({ params, body, caller }) => ({
      data: refs.refOf(await complete(caller.userId, params.id, body.sha256)),
    }),

    async getFile({ params, caller }) {
      const row = await ownFileQueries(db, caller.userId).byId(params.id);
      if (row?.state !== 'CHECKED') throw new DomainError('NOT_FOUND');
      return { data: refs.refOf(row) };
    },

    async findUploadedFiles({ query, caller }) {
      const rows = await ownFileQueries(db, caller.userId).sameContent(query.sha256, query.location);
      return {
        data: { items: rows.map((row) => ({ file: refs.refOf(row), uploadedAt: row.createdAt.toISOString() })) },
      };
    },

    async deleteUpload({ params, caller }) {
      await uploads.remove(caller.userId, params.id);
      return {};
    },
  };
}

const planOf = (row: PartedFile) => ({ id: row.id, partSize: row.partSize, partCount: partCountOf(row) });
