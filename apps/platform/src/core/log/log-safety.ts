import { LogController, type FastifyServerOptions } from 'fastify';
import pino, { type DestinationStream, type Logger } from 'pino';

/** Only the path: a query may carry a ticket, a code or a signature (R29). */
export const pathOf = (url: string): string => url.split(/[?#]/, 1)[0] ?? '';

/** A path as the server reads it: with what is encoded, and without empty parts. */
function asServed(path: string): string {
  try {
    return decodeURIComponent(path).replace(/\/{2,}/g, '/');
  } catch {
    return path;
  }
}

/**
 * The path for the log, without what is a secret in it: the name of a sign-in step, which its cookie carries too, the
 * address of a calendar feed, and the link of a guest into a room, of a family to a class of an applicant to her contract,
 * or the code of a copy of evidence.
 */
export const loggedPath = (url: string): string =>
  asServed(pathOf(url))
    .replace(/^(\/oidc\/(?:interaction|auth)\/)[^/]+/, '$1:uid')
    .replace(/^(\/tns\/v1\/calendar\/ics\/).+/, '$1:secret')
    .replace(/^(\/tns\/v1\/evidence-proofs\/).+/, '$1:secret')
    .replace(/^((?:\/kr)*\/(?:live|c|f|contract|e)\/)(?!v1\/).+/i, '$1:secret');

const CENSORED = [
  'authorization',
  'cookie',
  'set-cookie',
  'password',
  'accessToken',
  'refreshToken',
  'idToken',
  'token',
  'ticket',
  'otp',
  'accountNumber',
];

/**
 * What of an error may be logged. The database driver puts statement parameters into message and detail, so of a failed
 * query only the code, constraint and table are kept.
 */
export function safeError(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { type: typeof error };
  const cause = error.cause as
    { code?: unknown; constraint?: unknown; table?: unknown; severity?: unknown } | undefined;
  const isQuery = 'query' in error || (cause !== undefined && 'severity' in cause) || 'severity' in error;
  const from = (cause ?? error) as { code?: unknown; constraint?: unknown; table?: unknown };
  const frames = (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line));
  return {
    type: error.name,
    message: isQuery ? 'database failure' : error.message.slice(0, 500),
    ...(from.code === undefined ? {} : { code: from.code }),
    ...(from.constraint ? { constraint: from.constraint } : {}),
    ...(from.table ? { table: from.table } : {}),
    stack: frames.slice(0, 12).join('\n'),
  };
}

/** The one logger of the process. */
export function createLogger(level: string, destination?: DestinationStream): Logger {
  const options = {
    level,
    redact: {
      paths: CENSORED.flatMap((name) => [`["${name}"]`, `*["${name}"]`, `*.*["${name}"]`]),
      censor: '[hidden]',
    },
    serializers: {
      err: safeError,
      req: (request: { method?: string; url?: string }) => ({
        method: request.method,
        path: loggedPath(request.url ?? ''),
      }),
      res: (reply: { statusCode?: number }) => ({ status: reply.statusCode }),
    },
  };
  return destination ? pino(options, destination) : pino(options);
}

/** Fastify's own request lines print the whole address, so they are off and `requestLine` replaces them. */
export const LOG_OPTIONS = {
  logController: new LogController({ disableRequestLogging: true }),
} satisfies FastifyServerOptions;
