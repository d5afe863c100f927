import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import staticFiles from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { SITE_PREFIX } from '@portal/domain/tenant/tenant';
import type { Config } from '../config/config.ts';
import { DomainError } from '../domain-error.ts';
import { sendProblem } from '../http/problem-answer.ts';
import { pathOf } from '../log/log-safety.ts';
import { html } from './html.ts';
import { portalDocument, type PortalDocument, type PortalSettings } from './portal-document.ts';
import { serverPage, serverPagePolicy } from './server-page.ts';

const READER_POLICY = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'";

/** Serves the built portal below /kr: files as they are, every other page address as the one document. */
export async function registerStaticPortal(
  app: FastifyInstance,
  config: Config,
  settings: PortalSettings,
): Promise<void> {
  const document = documentReader(config, settings);

  const sendDocument = async (request: FastifyRequest, reply: FastifyReply) => {
    const found = await document();
    void reply.header('cache-control', 'no-cache').type('text/html; charset=utf-8');
    if (!found) {
      // The settings stand in this page too: the watch mode of the portal borrows them before anything was ever built.
      const { bodies } = portalDocument(notBuilt(), config, settings);
      return reply.code(503).header('content-security-policy', serverPagePolicy(config)).send(bodies.identity);
    }
    void reply.headers({ 'content-security-policy': found.policy, etag: found.etag, vary: 'accept-encoding' });
    if (request.headers['if-none-match'] === found.etag) return reply.code(304).send();
    const encoding = encodingOf(request.headers['accept-encoding']);
    if (encoding !== 'identity') void reply.header('content-encoding', encoding);
    return reply.send(found.bodies[encoding]);
  };

  const page = { config: { rateClass: 'page' } } as const;
  app.get('/', page, (request, reply) => reply.redirect(`${SITE_PREFIX}${queryOf(request.url)}`, 302));
  app.get(SITE_PREFIX, page, sendDocument);
  app.get(`${SITE_PREFIX}/`, page, sendDocument);
  app.get(`${SITE_PREFIX}/index.html`, page, (_request, reply) => reply.redirect(SITE_PREFIX, 302));
  // The pages that the server draws use the portal's font, whose name changes with every build.
  app.get(`${SITE_PREFIX}/portal-sans.woff2`, page, async (_request, reply) => {
    const names = await readdir(join(config.portalDir, 'assets')).catch(() => []);
    const font = names.find((name) => /^portal-sans-[\w-]{8}\.woff2$/.test(name));
    if (!font) throw new DomainError('NOT_FOUND');
    return reply.header('cache-control', 'public, max-age=300').redirect(`${SITE_PREFIX}/assets/${font}`, 302);
  });
  await app.register(staticFiles, {
    root: config.portalDir,
    prefix: `${SITE_PREFIX}/`,
    index: false,
    preCompressed: true,
    dotfiles: 'ignore',
    decorateReply: false,
    setHeaders: (reply, path) => {
      // The names in /assets/ carry the digest of their content.
      const cache = path.includes('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache';
      void reply.header('cache-control', cache);
      // The reader of PDFs runs beside the page: it fetches nothing, and scans need its compiled decoders.
      if (path.endsWith('.mjs')) void reply.header('content-security-policy', READER_POLICY);
    },
  });

  app.setNotFoundHandler({ preHandler: [] }, async (request, reply) => {
    const path = pathOf(request.url);
    const isOfSite = path === SITE_PREFIX || path.startsWith(`${SITE_PREFIX}/`);
    if (!wantsPage(request, isOfSite) || isApi(app, path))
      return sendProblem(request, reply, new DomainError('NOT_FOUND'));
    if (isOfSite) {
      void reply.code(200);
      return sendDocument(request, reply);
    }
    return reply.redirect(`${SITE_PREFIX}${request.url}`, 302);
  });
}

/** Who draws the preview of a link says that it takes anything; a file that is not there is no page. */
function wantsPage({ method, url, headers: { accept = '' } }: FastifyRequest, isOfSite: boolean): boolean {
  if (!['GET', 'HEAD'].includes(method)) return false;
  return accept.includes('text/html') || (isOfSite && accept.includes('*/*') && !/\.\w+$/.test(pathOf(url)));
}

/** First path segments that belong to the interface, whose unknown addresses are errors and not pages. */
function isApi(app: FastifyInstance, path: string): boolean {
  const first = path.split('/')[1] ?? '';
  const known = new Set([
    'oidc',
    'chat',
    'docs',
    'openapi.json',
    'healthz',
    'readyz',
    'metrics',
    'ams',
    'assets',
    'utilities',
  ]);
  for (const { path: of } of app.endpoints.values()) known.add(of.split('/')[1] ?? '');
  return known.has(first);
}

function documentReader(config: Config, settings: PortalSettings): () => Promise<PortalDocument | undefined> {
  const file = join(config.portalDir, 'index.html');
  let built: { at: number; document: PortalDocument } | undefined;
  return async () => {
    const at = await stat(file).then(
      ({ mtimeMs }) => mtimeMs,
      () => undefined,
    );
    if (at === undefined) return undefined;
    if (built?.at !== at) built = { at, document: portalDocument(await readFile(file, 'utf8'), config, settings) };
    return built.document;
  };
}

const queryOf = (url: string) => (url.includes('?') ? url.slice(url.indexOf('?')) : '');

function encodingOf(accepted: string | string[] | undefined): 'br' | 'gzip' | 'identity' {
  const names = String(accepted ?? '')
    .split(',')
    .map((part) => part.trim().split(';')[0]);
  if (names.includes('br')) return 'br';
  return names.includes('gzip') ? 'gzip' : 'identity';
}

const notBuilt = () =>
  serverPage({
    title: '선생님 포털',
    body: html`<h1>화면을 아직 만들지 않았어요</h1>
      <p>서버는 준비됐어요. <code>npm start</code>로 시작하면 화면까지 함께 만들어요.</p>`,
  });
