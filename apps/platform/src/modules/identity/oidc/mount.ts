import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';
import type Provider from 'oidc-provider';
import type { Config } from '../../../core/config/config.ts';
import { serverPageHeaders } from '../../../core/pages/server-page.ts';

const forms = new WeakMap<IncomingMessage, URLSearchParams>();

/** The form of a request to the provider; empty when it has none. */
export const formOf = (request: IncomingMessage): URLSearchParams => forms.get(request) ?? new URLSearchParams();

/** Serves the provider below /oidc. Its bodies are read here, once, under the server's own limits. */
export async function mountProvider(app: FastifyInstance, provider: Provider, config: Config): Promise<void> {
  const { host, protocol } = new URL(config.origin);
  const callback = provider.callback();
  await app.register((scope, _options, done) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: 16_384 }, (_request, body, parsed) =>
      parsed(null, body),
    );
    scope.route({
      method: ['GET', 'POST', 'OPTIONS', 'HEAD', 'PUT', 'DELETE'],
      url: '/oidc/*',
      config: { rateClass: 'token' },
      handler: async (request, reply) => {
        const { raw } = request;
        const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
        forms.set(raw, new URLSearchParams(isForm(request.headers['content-type']) ? body.toString('utf8') : ''));
        replay(raw, body);
        Object.assign(raw.headers, { host, 'x-forwarded-proto': protocol.slice(0, -1) });
        delete raw.headers['x-forwarded-host'];
        const target = raw as IncomingMessage & { originalUrl?: string };
        target.originalUrl = raw.url ?? '';
        raw.url = (raw.url ?? '').slice('/oidc'.length) || '/';
        void reply.headers(serverPageHeaders(config));
        reply.hijack();
        for (const [name, value] of Object.entries(reply.getHeaders()))
          if (value !== undefined) reply.raw.setHeader(name, value);
        await callback(raw, reply.raw);
      },
    });
    done();
  });
}

const isForm = (type: string | undefined) =>
  type?.toLowerCase().startsWith('application/x-www-form-urlencoded') ?? false;

// The provider reads the stream itself, and the stream is already at its end: give it the bytes again.
function replay(raw: IncomingMessage, body: Buffer): void {
  Object.defineProperty(raw, 'readable', { value: true });
  raw.iterator = async function* () {
    if (body.length) yield body;
  } as IncomingMessage['iterator'];
}
