import { randomUUID } from 'node:crypto';
import { STATUS_CODES, type IncomingMessage, ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import type { ConnectionError, FastifyBaseLogger } from 'fastify';
import type { Problem } from '@portal/domain/wire/problem';
import type { Config } from '../config/config.ts';
import { DomainError } from '../domain-error.ts';
import { securityHeaders } from './security-headers.ts';

const LINGER_MS = 500;

interface Deps {
  readonly config: Pick<Config, 'isSecure' | 'social'>;
  readonly log: FastifyBaseLogger;
}

/** A Problem with the headers of every answer (G18), for a request that no framework has; the log has its trace id. */
function bareProblem({ config, log }: Deps, status: number) {
  const { code, message } = new DomainError(status === 403 ? 'FORBIDDEN' : status === 431 ? 'TOO_LARGE' : 'VALIDATION');
  const traceId = randomUUID();
  log.info({ reqId: traceId, status }, 'request');
  const body = JSON.stringify({ code, message, traceId } satisfies Problem);
  const headers = {
    ...securityHeaders(config),
    'cache-control': 'no-store',
    'content-type': 'application/json; charset=utf-8',
    'content-length': Buffer.byteLength(body),
    connection: 'close',
  };
  return { headers, body };
}

/** Answers on a connection and ends it. */
function answerBare(connection: Duplex, deps: Deps, status: number): void {
  if (!connection.writable) return;
  const { headers, body } = bareProblem(deps, status);
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  connection.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}\r\n${body}`);
}

/** What could not be read as a request at all, or did not come in time. */
export function unreadable(deps: Deps) {
  return ({ code }: ConnectionError, connection: Duplex): void => {
    const status = code === 'HPE_HEADER_OVERFLOW' ? 431 : code === 'ERR_HTTP_REQUEST_TIMEOUT' ? 408 : 400;
    if (code !== 'ECONNRESET') answerBare(connection, deps, status);
    // At once it would be a reset where more was sent than was read, and the answer would be lost with it.
    setTimeout(() => connection.destroy(), LINGER_MS).unref();
  };
}

/** A socket that is not let in. */
export function refusedSocket(deps: Deps) {
  return ({ req, code }: { req: IncomingMessage; code: number }): void =>
    answerBare(req.socket, deps, code === FORBIDDEN ? 403 : 400);
}

/** What asks for a socket by a plain request; for an upgrade the library brings an answer of its own. */
export function withoutUpgrade(deps: Deps) {
  return (_request: IncomingMessage, answer: unknown, next: () => void): void => {
    if (!(answer instanceof ServerResponse)) return next();
    const { headers, body } = bareProblem(deps, 400);
    answer.writeHead(400, headers).end(body);
  };
}

// Of engine.io, which has no other name for it.
const FORBIDDEN = 4;
