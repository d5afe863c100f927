import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../config/config.ts';
import { DomainError } from '../domain-error.ts';

const NO_DOCUMENT = "default-src 'none'; frame-ancestors 'none'; base-uri 'none'";

/** Headers of every answer (G18). A document brings its own policy; everything else may load nothing at all. */
export const securityHeaders = ({ social, isSecure }: Pick<Config, 'social' | 'isSecure'>): Record<string, string> => ({
  'content-security-policy': NO_DOCUMENT,
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'no-referrer',
  // The window in which a provider asks its visitor has to reach the page that opened it.
  'cross-origin-opener-policy': social ? 'same-origin-allow-popups' : 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  // Lessons are held in the portal's own pages, and in no frame.
  'permissions-policy':
    'camera=(self), microphone=(self), display-capture=(self), geolocation=(), payment=(), usb=(), browsing-topics=()',
  ...(isSecure ? { 'strict-transport-security': 'max-age=31536000; includeSubDomains' } : {}),
});

/** The same for an answer of Node's own. */
export const rawHeaders = (config: Pick<Config, 'social' | 'isSecure'>) =>
  new Map(Object.entries(securityHeaders(config)));

/** Node reads the first and passes over the others; a proxy before it may have read the last. */
const hostsIn = ({ rawHeaders: lines }: IncomingMessage) =>
  lines.filter((name, at) => at % 2 === 0 && name.toLowerCase() === 'host').length;

/** Gives them to what reaches a route; what does not: bare-answers.ts. Refuses what another site asks to change. */
export function registerSecurityHeaders(app: FastifyInstance, config: Config): void {
  // Node refuses an unknown expectation by itself, and Fastify what comes while it stops: with no header of ours.
  app.server.on('checkExpectation', (request, answer) => app.server.emit('request', request, answer));
  app.addHook('preClose', async () => {
    app.server.prependListener('request', (_request, answer) => answer.setHeaders(rawHeaders(config)));
  });
  const standing = securityHeaders(config);
  app.addHook('onRequest', async (request, reply) => {
    void reply.headers(standing);
    if (request.headers.host === undefined && request.raw.httpVersion !== '1.0') throw new DomainError('VALIDATION');
    if (hostsIn(request.raw) > 1) throw new DomainError('VALIDATION');
    const { origin } = request.headers;
    if (!origin || origin === config.origin) return;
    void reply.header('vary', 'Origin');
    if (config.corsOrigins.includes(origin)) {
      void reply.headers({
        'access-control-allow-origin': origin,
        'access-control-allow-credentials': 'true',
        'access-control-expose-headers': 'retry-after, date',
      });
      if (request.method === 'OPTIONS')
        return reply
          .headers({
            'access-control-allow-methods': 'GET, POST, PUT, PATCH, DELETE',
            'access-control-allow-headers':
              'authorization, content-type, accept-language, platform, tenant-code, device-id, x-msg-app, x-remember, idempotency-key, uploader-code',
            'access-control-max-age': '600',
          })
          .code(204)
          .send();
      return;
    }
    // A change that another site asks for is refused before anything is read (R55).
    if (!['GET', 'HEAD', 'OPTIONS'].includes(request.method)) throw new DomainError('FORBIDDEN');
  });
}
