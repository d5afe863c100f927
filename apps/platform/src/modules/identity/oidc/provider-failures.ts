import type { FastifyBaseLogger } from 'fastify';
import type Provider from 'oidc-provider';
import type { KoaContextWithOIDC } from 'oidc-provider';
import { databaseFailureOf } from '../../../core/database/database-failure.ts';
import { RETRY_AFTER } from '../../../core/http/problem-answer.ts';

/** While the database is away the provider says so, with the time of the next try, in place of its own general failure. */
export function answerFailures(provider: Provider, log: FastifyBaseLogger): void {
  const answer = (ctx: KoaContextWithOIDC, err: unknown) => {
    const failure = databaseFailureOf(err);
    if (!failure) return log.error({ err }, 'the provider failed');
    log.warn({ err }, 'the database does not answer the provider');
    ctx.status = failure === 'DISK_FULL' ? 507 : 503;
    ctx.set('retry-after', String(RETRY_AFTER[failure]));
    if (typeof ctx.body !== 'string')
      ctx.body = { error: 'temporarily_unavailable', error_description: 'the database does not answer' };
  };
  // What its own routes catch, and what stands in front of them.
  provider.on('server_error', answer);
  provider.use(async (ctx, next) => {
    try {
      await next();
    } catch (err) {
      if (!databaseFailureOf(err)) throw err;
      answer(ctx as KoaContextWithOIDC, err);
    }
  });
}
