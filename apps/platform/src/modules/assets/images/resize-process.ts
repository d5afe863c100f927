import { serveJobs } from '../processes/pool-worker.ts';
import { readPicture } from './readable-pictures.ts';
import type { ResizeOrder } from './resizer.ts';

serveJobs<ResizeOrder, Buffer>(async ({ image, width, quality, format }) => {
  const picture = readPicture(image).resize({ width, withoutEnlargement: true });
  if (format === 'png') return picture.png({ quality }).toBuffer();
  if (format === 'jpeg') return picture.jpeg({ quality }).toBuffer();
  return picture.webp({ quality, effort: 4 }).toBuffer();
});
