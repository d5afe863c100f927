import { createHash } from 'node:crypto';
import { JobFailed } from '../processes/process-pool.ts';
import type { ImageCache } from './image-cache.ts';
import type { ImageRequest } from './image-request.ts';
import type { PublicImage } from './public-images.ts';
import type { ImageFormat, Resizer } from './resizer.ts';

interface OptimizedImage {
  /** Changes with the content, the size, the quality and the format. */
  readonly key: string;
  readonly format: ImageFormat;
  readonly body: () => Promise<Buffer>;
}

const LARGEST_SOURCE = 25 * 1024 * 1024;

/** What the first bytes say, whatever the name says. */
function isReadable(image: Buffer): boolean {
  const starts = (bytes: readonly number[], at = 0) => bytes.every((byte, index) => image[at + index] === byte);
  const isWebp = starts([0x52, 0x49, 0x46, 0x46]) && starts([0x57, 0x45, 0x42, 0x50], 8);
  return starts([0xff, 0xd8, 0xff]) || starts([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]) || isWebp;
}

/** WebP where the reader takes it, else what every reader takes. */
const formatFor = (accept: string, { type }: PublicImage): ImageFormat =>
  accept.includes('image/webp') ? 'webp' : type === 'image/jpeg' ? 'jpeg' : 'png';

/** Makes a picture once, however many ask for it at the same time, and keeps it. */
export function createImageOptimizer(cache: ImageCache, resizer: Resizer) {
  const inFlight = new Map<string, Promise<Buffer>>();

  async function make(key: string, source: PublicImage, order: ImageRequest, format: ImageFormat): Promise<Buffer> {
    const kept = await cache.get(key);
    if (kept) return kept;
    const image = await source.read();
    if (image.length > LARGEST_SOURCE || !isReadable(image)) throw new JobFailed('not a picture');
    const made = await resizer.resize({ image, width: order.width, quality: order.quality, format });
    await cache.put(key, made);
    return made;
  }

  return (source: PublicImage, order: ImageRequest, accept: string): OptimizedImage => {
    const format = formatFor(accept, source);
    const key = createHash('sha256')
      .update([source.version, order.width, order.quality, format].join('/'))
      .digest('hex');
    return {
      key,
      format,
      body() {
        const running = inFlight.get(key) ?? make(key, source, order, format).finally(() => inFlight.delete(key));
        inFlight.set(key, running);
        return running;
      },
    };
  };
}
