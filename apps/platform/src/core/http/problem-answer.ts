import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Problem } from '@portal/domain/wire/problem';
import { databaseFailureOf } from '../database/database-failure.ts';
import { DomainError } from '../domain-error.ts';

/** Seconds: a database that starts again is back soon, room on a disk is made by a person. */
export const RETRY_AFTER = { UNAVAILABLE: 2, DISK_FULL: 30 } as const;

/** Every refusal leaves as a Problem; what nobody foresaw leaves as a generic 500 whose trace id finds the log line. */
export function registerProblems(app: FastifyInstance): void {
  app.setErrorHandler((error: unknown, request, reply) => sendProblem(request, reply, error));
}

export function sendProblem(request: FastifyRequest, reply: FastifyReply, error: unknown): FastifyReply {
  const known = asDomainError(error);
  if (known.code === 'UNEXPECTED') request.log.error({ err: error }, 'unexpected failure');
  else if (known !== error && known.status >= 500) request.log.warn({ err: error }, 'the database does not answer');
  const problem: Problem = {
    code: known.code,
    message: known.message,
    traceId: request.id,
    ...(known.fields && Object.keys(known.fields).length ? { fields: { ...known.fields } } : {}),
    ...(known.retryAfter === undefined ? {} : { retryAfter: known.retryAfter }),
    ...(known.conflict ? { conflict: known.conflict } : {}),
    ...(known.alternatives ? { alternatives: [...known.alternatives] } : {}),
  };
  if (known.retryAfter !== undefined) void reply.header('retry-after', String(known.retryAfter));
  return reply
    .code(known.status)
    .header('cache-control', 'no-store')
    .type('application/json; charset=utf-8')
    .send(JSON.stringify(problem));
}

function asDomainError(error: unknown): DomainError {
  if (error instanceof DomainError) return error;
  const failure = databaseFailureOf(error);
  if (failure) return new DomainError(failure, { retryAfter: RETRY_AFTER[failure] });
  const { code, statusCode = 500 } = error as Partial<FastifyError>;
  if (statusCode === 413 || code === 'FST_ERR_CTP_BODY_TOO_LARGE') return new DomainError('TOO_LARGE');
  if (statusCode === 404) return new DomainError('NOT_FOUND');
  // Framework refusals of this class: not JSON, broken JSON, wrong length, wrong media type, malformed address.
  if (statusCode >= 400 && statusCode < 500) return new DomainError('VALIDATION');
  if (statusCode === 503) return new DomainError('MAINTENANCE');
  return new DomainError('UNEXPECTED');
}
