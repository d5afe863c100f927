import process from 'node:process';
import sharp from 'sharp';
import type { ResizeAnswer, ResizeJob } from './resizer.ts';

// Runs as a process of its own: native code cannot be stopped inside the server, but a process can be killed (F8).

sharp.cache(false);
sharp.concurrency(1);
// Everything that can read a picture is off, SVG and PDF with it, but for these three.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({ operation: ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer', 'VipsForeignLoadWebpBuffer'] });

const MOST_PIXELS = 50_000_000;

async function resize({ image, width, quality, format }: ResizeJob): Promise<Buffer> {
  const picture = sharp(image, { limitInputPixels: MOST_PIXELS, failOn: 'error', sequentialRead: true, pages: 1 })
    .autoOrient()
    .resize({ width, withoutEnlargement: true });
  if (format === 'png') return picture.png({ quality }).toBuffer();
  if (format === 'jpeg') return picture.jpeg({ quality }).toBuffer();
  return picture.webp({ quality, effort: 4 }).toBuffer();
}

process.on('message', (job: ResizeJob) => {
  const answer = (found: Omit<ResizeAnswer, 'id'>) => process.send?.({ id: job.id, ...found } satisfies ResizeAnswer);
  resize(job).then(
    (image) => answer({ image }),
    (error: unknown) => answer({ failure: error instanceof Error ? error.message : 'unknown' }),
  );
});
process.on('disconnect', () => process.exit(0));
