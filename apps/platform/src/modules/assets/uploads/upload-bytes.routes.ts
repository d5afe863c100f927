import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Clock } from '../../../core/clock.ts';
import { DomainError } from '../../../core/domain-error.ts';
import { type Claims, checkQuery } from '../../../core/http/signed-query.ts';
import type { FileStates } from '../files/file-states.queries.ts';
import { isDiskFull } from '../store/disk-files.ts';
import { type DiskStore, ObjectTaken } from '../store/disk-store.ts';
import { PART_TYPE } from './parts.ts';
import { partBytes, partClaims, putClaims } from './upload-addresses.ts';
import type { FileRow } from './uploads.tables.ts';

/** A sender that is silent for so long is gone; one that goes on may take all the time it needs. */
const STALL_MS = 40_000;
/** For how long the rest of a refused body is thrown away, so that the sender gets to hear why. */
const REST_MS = 10_000;

interface Deps {
  readonly key: Buffer;
  readonly clock: Clock;
  readonly states: FileStates;
  readonly store: DiskStore;
}

/** Takes the bytes of files at signed addresses. Everything that can be wrong is found before the first byte is read. */
export async function registerUploadBytes(app: FastifyInstance, { key, clock, states, store }: Deps): Promise<void> {
  async function admit(
    request: FastifyRequest,
    file: FileRow | undefined,
    claims: Claims,
    sent: { size: number; type: string },
  ) {
    const signature = checkQuery(key, claims, request.query, clock.now());
    if (!file || signature === 'WRONG') throw new DomainError('NOT_FOUND');
    if (signature === 'EXPIRED') throw new DomainError('SIGNATURE_EXPIRED');
    const { 'content-length': length, 'transfer-encoding': coding, 'content-type': type } = request.headers;
    if (length === undefined || coding !== undefined) throw new DomainError('LENGTH_REQUIRED');
    if (Number(length) !== sent.size || type !== sent.type) throw new DomainError('VALIDATION');
    if (file.state !== 'SIGNED') throw new DomainError('WRONG_STATE');
    if (await store.isFullFor(sent.size)) throw new DomainError('STORAGE_FULL');
  }

  async function putFile(request: FastifyRequest, reply: FastifyReply) {
    const { id } = request.params as { id: string };
    const file = await states.byId(id);
    const sent = { size: file?.size ?? 0, type: file?.contentType ?? '' };
    await admit(request, file, file ? putClaims(file) : [], sent);
    const sha256 = await store.receive(file!, request.raw).catch(rethrow(request));
    if (!(await keepAsStored(file!, sha256))) throw new DomainError('WRONG_STATE');
    return reply.code(204).send();
  }

  /** False for a file that was deleted, refused or written anew while these bytes came: then nobody wants them. */
  async function keepAsStored({ id, objectKey }: FileRow, sha256: string): Promise<boolean> {
    const stored = (await states.store(id, { sha256, storedAt: clock.now() })) ?? (await states.byId(id));
    if (stored && ['STORED', 'CHECKED'].includes(stored.state) && stored.objectKey === objectKey) return true;
    await store.remove(objectKey, null);
    return false;
  }

  async function putPart(request: FastifyRequest, reply: FastifyReply) {
    const { id, part: name } = request.params as { id: string; part: string };
    const part = Number(name);
    const file = await states.byId(id);
    const size = file ? partBytes(file, part) : 0;
    await admit(request, file, size ? partClaims(file!, part) : [], { size, type: PART_TYPE });
    await store.receivePart(file!, part, request.raw).catch(rethrow(request));
    return reply.code(204).send();
  }

  await app.register(async (scope) => {
    // The handlers read the connection themselves: a body is never gathered in memory.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', (_request, _payload, done) => done(null));
    scope.addHook('onError', async ({ raw }) => {
      const timer = setTimeout(() => raw.destroy(), REST_MS).unref();
      raw.once('close', () => clearTimeout(timer));
    });
    const config = { rateClass: 'api', stallMs: STALL_MS } as const;
    scope.put('/assets/v1/files/:id/content', { config }, putFile);
    scope.put('/assets/v1/files/multipart/:id/parts/:part', { config }, putPart);
  });
}

const rethrow =
  (request: FastifyRequest) =>
  (error: unknown): never => {
    if (error instanceof ObjectTaken) throw new DomainError('WRONG_STATE');
    if (isDiskFull(error)) throw new DomainError('STORAGE_FULL');
    // Nobody is there to read this answer; it only keeps the log quiet.
    if (!request.raw.complete) throw new DomainError('UPLOAD_INCOMPLETE');
    throw error;
  };
