import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { PageSize } from './page-job.ts';

// Runs in processes of their own only (see page-process.ts).

/** More pages than that are not looked at page by page. */
const MOST_PAGES = 500;
const MOST_PIXELS = 12_000_000;

type Pdf = Awaited<ReturnType<typeof getDocument>['promise']>;

/** The canvas of @napi-rs/canvas, which pdf.js makes here. */
interface DrawnOn {
  readonly canvas: { toBuffer(type: 'image/png'): Buffer };
  readonly context: object;
}

type RenderOrder = Parameters<Awaited<ReturnType<Pdf['getPage']>>['render']>[0];

const folderOf = (name: string): string =>
  fileURLToPath(new URL(`../../${name}/`, import.meta.resolve('pdfjs-dist/legacy/build/pdf.mjs')));

async function withPdf<T>(path: string, work: (pdf: Pdf) => Promise<T>): Promise<T> {
  const loading = getDocument({
    data: new Uint8Array(await readFile(path)),
    // The letters of a PDF that names its font only, Korean with them.
    cMapUrl: folderOf('cmaps'),
    standardFontDataUrl: folderOf('standard_fonts'),
    wasmUrl: folderOf('wasm'),
    iccUrl: folderOf('iccs'),
    useSystemFonts: false,
    // Nothing but what it is given: a page that names addresses is drawn without them.
    disableAutoFetch: true,
    verbosity: 0,
  });
  try {
    return await work(await loading.promise);
  } finally {
    await loading.destroy();
  }
}

export const pdfSizes = (path: string): Promise<PageSize[]> =>
  withPdf(path, async (pdf) => {
    const sizes: PageSize[] = [];
    for (let no = 1; no <= Math.min(pdf.numPages, MOST_PAGES); no++) {
      const page = await pdf.getPage(no);
      const { width, height } = page.getViewport({ scale: 1 });
      sizes.push({ width: Math.round(width), height: Math.round(height) });
      page.cleanup();
    }
    if (!sizes.length) throw new Error('a PDF without pages');
    return sizes;
  });

/** One page as PNG, as wide as is asked for unless it would be too large to hold. */
export const drawPdfPage = (path: string, no: number, width: number): Promise<Buffer> =>
  withPdf(path, async (pdf) => {
    const page = await pdf.getPage(no);
    const size = page.getViewport({ scale: 1 });
    const scale = Math.min(width / size.width, Math.sqrt(MOST_PIXELS / (size.width * size.height)));
    const viewport = page.getViewport({ scale });
    const factory = pdf.canvasFactory as { create(width: number, height: number): DrawnOn };
    const { canvas, context } = factory.create(Math.ceil(viewport.width), Math.ceil(viewport.height));
    await page.render({ canvas, canvasContext: context, viewport } as unknown as RenderOrder).promise;
    return canvas.toBuffer('image/png');
  });
