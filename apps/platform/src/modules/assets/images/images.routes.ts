import { join } from 'node:path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { sitePath } from '@portal/domain/site/paths';
import type { ModuleDeps } from '../../../core/module.ts';
import { JobFailed, PoolBusy } from '../processes/process-pool.ts';
import { openImageCache } from './image-cache.ts';
import { createImageOptimizer } from './image-optimizer.ts';
import { readImageRequest } from './image-request.ts';
import { readPublicImages } from './public-images.ts';
import { createResizer } from './resizer.ts';

const CACHE_BYTES = 512 * 1024 * 1024;
// Pictures are public and may be shown by a portal that another origin serves; opened alone they may do nothing.
const HEADERS = {
  'content-security-policy': "default-src 'none'; sandbox",
  'x-content-type-options': 'nosniff',
  'cross-origin-resource-policy': 'cross-origin',
  'cache-control': 'public, max-age=3600, stale-while-revalidate=86400',
};

/** Pictures: the originals below /kr/images and the optimiser that makes them as small as they are shown (IMG-1). */
export async function registerImages(
  app: FastifyInstance,
  { config, log }: Pick<ModuleDeps, 'config' | 'log'>,
): Promise<void> {
  const images = await readPublicImages();
  const resizer = createResizer();
  const optimize = createImageOptimizer(
    await openImageCache(join(config.dataDir, 'image-cache'), CACHE_BYTES),
    resizer,
  );
  app.addHook('onClose', () => resizer.close());

  const route = { config: { rateClass: 'image' as const } };
  app.get(sitePath('/_next/image'), route, async (request, reply) => {
    const order = readImageRequest(request.query, config.origin);
    if (!order) return refuse(reply, 400, 'bad image request');
    const source = images.get(order.path);
    if (!source) return refuse(reply, 404, 'no such image');
    const { key, format, body } = optimize(source, order, String(request.headers.accept ?? ''));
    void reply.headers({ ...HEADERS, vary: 'Accept' });
    const name = source.name.replace(/\.[a-z]+$/, `.${format}`);
    if (isKnown(request, reply, key)) return reply.code(304).send();
    try {
      return reply
        .type(`image/${format}`)
        .header('content-disposition', `inline; filename="${name}"`)
        .send(await body());
    } catch (error) {
      if (error instanceof PoolBusy) return refuse(reply.header('retry-after', '1'), 503, 'busy');
      if (!(error instanceof JobFailed)) throw error;
      log.warn({ image: order.path, reason: error.message }, 'an image could not be read');
      return refuse(reply, 422, 'unreadable image');
    }
  });

  app.get(sitePath('/images/*'), route, async (request, reply) => {
    const source = images.get(request.url.split('?')[0]!);
    if (!source) return refuse(reply, 404, 'no such image');
    void reply.headers(HEADERS);
    if (isKnown(request, reply, source.version)) return reply.code(304).send();
    return reply.type(source.type).send(await source.read());
  });
}

function isKnown(request: FastifyRequest, reply: FastifyReply, version: string): boolean {
  const etag = `"${version}"`;
  void reply.header('etag', etag);
  return request.headers['if-none-match'] === etag;
}

/** A few words and never a byte of the source. */
const refuse = (reply: FastifyReply, status: number, words: string) =>
  reply
    .code(status)
    .headers({ ...HEADERS, 'cache-control': 'no-store' })
    .removeHeader('etag')
    .removeHeader('content-disposition')
    .type('text/plain; charset=utf-8')
    .send(words);
