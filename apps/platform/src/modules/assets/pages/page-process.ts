import { readFile } from 'node:fs/promises';
import { readPicture } from '../images/readable-pictures.ts';
import { serveJobs } from '../processes/pool-worker.ts';
import type { PageJob, PageJobAnswer } from './page-job.ts';
import { drawPdfPage, pdfSizes } from './pdf-pages.ts';
import { markedWith } from './watermark.ts';

// Runs as a process of its own: what reads strange bytes may hang, and a process can be killed (F8).
serveJobs<PageJob, PageJobAnswer>(async (job) => {
  if (job.do === 'MARK') return markedWith(Buffer.from(job.picture), job.code);
  if (job.do === 'SIZES') {
    if (job.isPdf) return pdfSizes(job.path);
    const { autoOrient } = await readPicture(await readFile(job.path)).metadata();
    return [{ width: autoOrient.width, height: autoOrient.height }];
  }
  if (!job.isPdf && job.page > 1) throw new Error('a picture has one page');
  const drawn = job.isPdf ? await drawPdfPage(job.path, job.page, job.width) : await readFile(job.path);
  const fit = { width: job.width, withoutEnlargement: true };
  await readPicture(drawn).resize(fit).flatten({ background: '#fff' }).webp({ quality: 85, effort: 2 }).toFile(job.to);
  return true;
});
