import sharp from 'sharp';

// Runs in processes of their own only (see process-pool.ts).

sharp.cache(false);
sharp.concurrency(1);
// Everything that can read a picture is off, SVG and PDF with it, but for these three.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({ operation: ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer', 'VipsForeignLoadWebpBuffer'] });

const MOST_PIXELS = 50_000_000;

/** A JPEG, PNG or WebP of at most 50 megapixels, all frames together, turned as its camera was held. */
export const readPicture = (image: Buffer, { pages = 1 }: { pages?: number } = {}) =>
  sharp(image, { limitInputPixels: MOST_PIXELS, failOn: 'error', sequentialRead: true, pages }).autoOrient();
