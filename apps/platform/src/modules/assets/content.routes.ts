import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Clock } from '../../core/clock.ts';
import type { Config } from '../../core/config.ts';
import { DomainError } from '../../core/domain-error.ts';
import { readRange } from './byte-range.ts';
import { contentHeaders } from './content-headers.ts';
import { contentClaims, type ContentVariant } from './file-refs.ts';
import type { FileStates } from './file-states.queries.ts';
import { checkQuery } from './signed-query.ts';
import type { ObjectStore } from './store/object-store.ts';

interface Parts {
  readonly key: Buffer;
  readonly clock: Clock;
  readonly config: Config;
  readonly states: FileStates;
  readonly store: ObjectStore;
}

/** Gives files to whoever holds a signed address. What is guessed, gone or still to be checked is not found. */
export function registerContent(app: FastifyInstance, { key, clock, config, states, store }: Parts): void {
  const isShared = config.files.origin !== config.origin || config.corsOrigins.length > 0;

  const serve = (variant: ContentVariant) => async (request: FastifyRequest, reply: FastifyReply) => {
    const { id } = request.params as { id: string };
    const signature = checkQuery(key, contentClaims(id, variant), request.query, clock.now());
    if (signature === 'EXPIRED') throw new DomainError('SIGNATURE_EXPIRED');
    const file = signature === 'VALID' ? await states.byId(id) : undefined;
    const objectKey = variant === 'file' ? file?.objectKey : file?.previewKey;
    const size = objectKey && (variant === 'file' ? file?.storedSize : await store.sizeOf(objectKey));
    if (file?.state !== 'CHECKED' || !objectKey || !size) throw new DomainError('NOT_FOUND');

    // An object never changes, so its name is a tag of its content.
    const etag = `"${objectKey}"`;
    const { 'if-range': only = etag } = request.headers;
    const range = only === etag ? readRange(request.headers.range, size) : 'ALL';
    void reply.headers({ ...contentHeaders({ file, isPreview: variant === 'preview', isShared }), etag });
    if (range === 'UNSATISFIABLE') return reply.code(416).header('content-range', `bytes */${size}`).send();
    const { start, end } = range === 'ALL' ? { start: 0, end: size - 1 } : range;
    if (range !== 'ALL') void reply.code(206).header('content-range', `bytes ${start}-${end}/${size}`);
    void reply.header('content-length', end - start + 1);
    return request.method === 'HEAD' ? reply.send() : reply.send(await store.read(objectKey, { start, end }));
  };

  const route = { method: ['GET', 'HEAD'], config: { rateClass: 'image' } } as const;
  const methods = [...route.method];
  app.route({ ...route, method: methods, url: '/assets/v1/content/:id', handler: serve('file') });
  app.route({ ...route, method: methods, url: '/assets/v1/content/:id/preview', handler: serve('preview') });
}
