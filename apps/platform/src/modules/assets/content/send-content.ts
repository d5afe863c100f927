import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../../../core/config/config.ts';
import { DomainError } from '../../../core/domain-error.ts';
import type { ContentVariant } from '../files/file-refs.ts';
import type { ObjectStore } from '../store/object-store.ts';
import type { FileRow } from '../uploads/uploads.tables.ts';
import { readRange } from './byte-range.ts';
import { contentHeaders } from './content-headers.ts';

interface Deps {
  readonly config: Config;
  readonly store: ObjectStore;
}

export interface Content {
  readonly file: FileRow | undefined;
  readonly variant: ContentVariant;
  /** What of the headers is different for this reader. */
  readonly headers?: Readonly<Record<string, string>>;
}

/** Whether pages of another origin than the platform's show files. */
export const isShownElsewhere = ({ files, origin, corsOrigins }: Config): boolean =>
  files.origin !== origin || corsOrigins.length > 0;

/** Answers with the bytes of a file, or the part of them that is asked for. What is gone or still to be checked is not found. */
export function contentSender({ config, store }: Deps) {
  const isShared = isShownElsewhere(config);

  return async function send(request: FastifyRequest, reply: FastifyReply, { file, variant, headers }: Content) {
    const objectKey = variant === 'file' ? file?.objectKey : file?.previewKey;
    const size = objectKey && (variant === 'file' ? file?.storedSize : await store.sizeOf(objectKey));
    if (file?.state !== 'CHECKED' || !objectKey || !size) throw new DomainError('NOT_FOUND');

    // An object never changes, so its name is a tag of its content.
    const etag = `"${objectKey}"`;
    const { 'if-range': only = etag } = request.headers;
    const range = only === etag ? readRange(request.headers.range, size) : 'ALL';
    void reply.headers({ ...contentHeaders({ file, isPreview: variant === 'preview', isShared }), ...headers, etag });
    if (range === 'UNSATISFIABLE') return reply.code(416).header('content-range', `bytes */${size}`).send();
    const { start, end } = range === 'ALL' ? { start: 0, end: size - 1 } : range;
    if (range !== 'ALL') void reply.code(206).header('content-range', `bytes ${start}-${end}/${size}`);
    void reply.header('content-length', end - start + 1);
    return request.method === 'HEAD' ? reply.send() : reply.send(await store.read(objectKey, { start, end }));
  };
}
export type SendContent = ReturnType<typeof contentSender>;
