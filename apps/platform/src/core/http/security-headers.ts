import type { FastifyInstance } from 'fastify';
import type { Config } from '../config/config.ts';
import { DomainError } from '../domain-error.ts';

const NO_DOCUMENT = "default-src 'none'; frame-ancestors 'none'; base-uri 'none'";

/** Headers of every answer (G18). A document brings its own policy; everything else may load nothing at all. */
export function registerSecurityHeaders(app: FastifyInstance, config: Config): void {
  app.addHook('onRequest', async (request, reply) => {
    void reply.headers({
      'content-security-policy': NO_DOCUMENT,
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'no-referrer',
      // The window in which a provider asks its visitor has to reach the page that opened it.
      'cross-origin-opener-policy': config.social ? 'same-origin-allow-popups' : 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      // Lessons are held in the portal's own pages, and in no frame.
      'permissions-policy':
        'camera=(self), microphone=(self), display-capture=(self), geolocation=(), payment=(), usb=(), browsing-topics=()',
      ...(config.isSecure ? { 'strict-transport-security': 'max-age=31536000; includeSubDomains' } : {}),
    });
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
