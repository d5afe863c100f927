import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Clock } from '../../../core/clock.ts';
import { DomainError } from '../../../core/domain-error.ts';
import { checkQuery } from '../../../core/http/signed-query.ts';
import { contentClaims, type ContentVariant } from '../files/file-refs.ts';
import type { FileStates } from '../files/file-states.queries.ts';
import type { SendContent } from './send-content.ts';

interface Deps {
  readonly key: Buffer;
  readonly clock: Clock;
  readonly states: FileStates;
  readonly send: SendContent;
}

/** Gives files to whoever holds a signed address that was not called back since. What is guessed is not found. */
export function registerContent(app: FastifyInstance, { key, clock, states, send }: Deps): void {
  const serve = (variant: ContentVariant) => async (request: FastifyRequest, reply: FastifyReply) => {
    const { id } = request.params as { id: string };
    const file = await states.byId(id);
    const signature = file ? checkQuery(key, contentClaims(file, variant), request.query, clock.now()) : 'WRONG';
    if (signature === 'EXPIRED') throw new DomainError('SIGNATURE_EXPIRED');
    return send(request, reply, { file: signature === 'VALID' ? file : undefined, variant });
  };

  const route = { method: ['GET', 'HEAD'], config: { rateClass: 'image' } } as const;
  const methods = [...route.method];
  app.route({ ...route, method: methods, url: '/assets/v1/content/:id', handler: serve('file') });
  app.route({ ...route, method: methods, url: '/assets/v1/content/:id/preview', handler: serve('preview') });
}
