import { getDocument, PDFWorker } from 'pdfjs-dist/legacy/build/pdf.mjs';
import workerUrl from 'pdfjs-dist/legacy/build/pdf.worker.min.mjs?url';

interface TrustedTypes {
  createPolicy(name: string, rules: { createScriptURL: () => string }): { createScriptURL(address: string): string };
}

/** Where the portal serves what pdf.js needs for letters and pictures that a file does not bring itself (`pdf-files-plugin.ts`). */
const FILES = `${import.meta.env.BASE_URL}pdfjs/`;
/** No canvas is larger: phones give none that is. */
const MOST_PIXELS = 12_000_000;

let worker: PDFWorker | undefined;

/** One thread for all files. Where Trusted Types are enforced, a plain address is refused. */
function theWorker(): PDFWorker {
  if (worker) return worker;
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  const policy = trustedTypes?.createPolicy('pdf-worker', { createScriptURL: () => workerUrl });
  const port = new Worker(policy?.createScriptURL(workerUrl) ?? workerUrl, { type: 'module' });
  worker = PDFWorker.create({ port });
  return worker;
}

export interface PageSize {
  readonly width: number;
  readonly height: number;
}

const options = { cMapUrl: `${FILES}cmaps/`, cMapPacked: true, wasmUrl: `${FILES}wasm/` } as const;
export const documentOf = (src: string) => getDocument({ url: src, worker: theWorker(), ...options });

/** Opens a PDF. It brings pdf.js: load it lazily. Rejects where it is none, or locked. */
export async function openPdf(src: string) {
  const task = documentOf(src);
  const pdf = await task.promise;
  const sizeOf = async (no: number): Promise<PageSize> => {
    const { width, height } = (await pdf.getPage(no)).getViewport({ scale: 1 });
    return { width, height };
  };
  return {
    pages: pdf.numPages,
    first: await sizeOf(1),
    sizeOf,
    /** Draws a page so many points of the screen wide; in pieces, so that nothing waits for it. */
    draw(no: number, canvas: HTMLCanvasElement, wide: number) {
      let isCancelled = false;
      let cancel = () => undefined as void;
      const done = (async () => {
        const page = await pdf.getPage(no);
        if (isCancelled) return;
        const { width, height } = page.getViewport({ scale: 1 });
        const wanted = (wide * devicePixelRatio) / width;
        const scale = Math.min(wanted, Math.sqrt(MOST_PIXELS / (width * height)));
        const viewport = page.getViewport({ scale });
        canvas.width = Math.floor(viewport.width);
        canvas.height = Math.floor(viewport.height);
        const rendering = page.render({ canvas, viewport });
        cancel = () => rendering.cancel();
        await rendering.promise;
      })();
      return {
        done,
        cancel() {
          isCancelled = true;
          cancel();
        },
      };
    },
    close: () => void task.destroy(),
  };
}

export type OpenPdf = Awaited<ReturnType<typeof openPdf>>;
