import type { FastifyInstance } from 'fastify';
import { DomainError } from '../../../core/domain-error.ts';
import type { Claims } from '../../../core/http/signed-query.ts';
import type { AssignmentDeps } from '../assignments/assignment-deps.ts';
import { archivePlan } from './archive-plan.ts';
import { archiveStream } from './archive-stream.ts';

interface Owned {
  readonly teacherId: string;
  readonly id: string;
}

export const archiveClaims = ({ teacherId, id }: Owned): Claims => ['ARCHIVE', teacherId, id];
export const archivePath = ({ teacherId, id }: Owned): string => `/tns/v1/archives/${teacherId}/${id}`;

/** Gives the whole of an assignment to its teacher, at an address that she has just asked for. */
export function registerArchive(app: FastifyInstance, deps: AssignmentDeps): void {
  const { database, clock, accounts } = deps;
  const { db } = database;
  const given = deps.given();
  app.route({
    method: 'GET',
    url: archivePath({ teacherId: ':teacherId', id: ':id' }),
    config: { rateClass: 'image' },
    async handler(request, reply) {
      const owned = request.params as Owned;
      const signature = given.check(archiveClaims(owned), request.query);
      if (signature === 'EXPIRED') throw new DomainError('SIGNATURE_EXPIRED');
      const plan = signature === 'VALID' ? await archivePlan({ db, given }, owned.teacherId, owned.id) : undefined;
      if (!plan) throw new DomainError('NOT_FOUND');
      const zone = (await accounts.getUser(db, owned.teacherId))?.timeZone ?? 'Asia/Seoul';
      const { out, bytes } = await archiveStream({ given }, plan, { zone, now: clock.now() });
      // Who cancels closes the connection.
      reply.raw.on('close', () => out.destroy());
      void reply.headers({
        'content-type': 'application/zip',
        'content-disposition': `attachment; filename="assignment.zip"; filename*=UTF-8''${encodeURIComponent(`${plan.name}.zip`).replaceAll("'", '%27')}`,
        'cache-control': 'private, no-store',
        'x-content-type-options': 'nosniff',
        ...(bytes > 0 && { 'content-length': bytes }),
      });
      return reply.send(out);
    },
  });
}
