import { randomUUID } from 'node:crypto';
import { STATUS_CODES, type IncomingMessage, type ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import type { ConnectionError } from 'fastify';
import type { Problem } from '@portal/domain/wire/problem';
import type { Config } from '../config/config.ts';
import { DomainError } from '../domain-error.ts';
import { rawHeaders, securityHeaders } from './security-headers.ts';

const LINGER_MS = 500;

type Headers = Pick<Config, 'isSecure' | 'social'>;

/** Answers on a connection whose request no framework has, and ends it: a Problem with the headers of every answer (G18). */
function answerBare(connection: Duplex, config: Headers, status: number): void {
  if (!connection.writable) return;
  const { code, message } = new DomainError(status === 403 ? 'FORBIDDEN' : status === 431 ? 'TOO_LARGE' : 'VALIDATION');
  const body = JSON.stringify({ code, message, traceId: randomUUID() } satisfies Problem);
  const headers = {
    ...securityHeaders(config),
    'cache-control': 'no-store',
    'content-type': 'application/json; charset=utf-8',
    'content-length': Buffer.byteLength(body),
    connection: 'close',
  };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  connection.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}\r\n${body}`);
}

/** What could not be read as a request at all, or did not come in time. */
export function unreadable(config: Headers) {
  return ({ code }: ConnectionError, connection: Duplex): void => {
    const status = code === 'HPE_HEADER_OVERFLOW' ? 431 : code === 'ERR_HTTP_REQUEST_TIMEOUT' ? 408 : 400;
    if (code !== 'ECONNRESET') answerBare(connection, config, status);
    // At once it would be a reset where more was sent than was read, and the answer would be lost with it.
    setTimeout(() => connection.destroy(), LINGER_MS).unref();
  };
}

/** A socket that is not let in. What asked without an upgrade gets its answer from the library, which adds our headers to it. */
export function refusedSocket(config: Headers) {
  return ({ req, code }: { req: IncomingMessage & { res?: ServerResponse }; code: number }): void => {
    if (req.res) req.res.setHeaders(rawHeaders(config));
    else answerBare(req.socket, config, code === FORBIDDEN ? 403 : 400);
  };
}

// Of engine.io, which has no other name for it.
const FORBIDDEN = 4;
