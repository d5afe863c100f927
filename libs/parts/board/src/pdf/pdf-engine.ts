import { getDocument, GlobalWorkerOptions, type PDFPageProxy, PDFWorker } from 'pdfjs-dist/legacy/build/pdf.mjs';
import rendererUrl from 'pdfjs-dist/legacy/build/pdf.renderer.min.mjs?url';
import workerUrl from 'pdfjs-dist/legacy/build/pdf.worker.min.mjs?url';

interface Policy {
  createScriptURL(address: string): string;
}
interface TrustedTypes {
  createPolicy(name: string, rules: Policy): Policy;
}

/** Where the portal serves what pdf.js needs for letters and pictures that a file does not bring itself (`pdf-files-plugin.ts`). */
const FILES = `${import.meta.env.BASE_URL}pdfjs/`;
/** No canvas is larger: phones give none that is. */
const MOST_PIXELS = 12_000_000;

let policy: Policy | undefined;
let worker: PDFWorker | undefined;

/** Where Trusted Types are enforced, a plain address is refused. */
function startThread(address: typeof workerUrl | typeof rendererUrl): Worker {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  policy ??= trustedTypes?.createPolicy('pdf-worker', {
    createScriptURL: (asked) => (asked === rendererUrl ? rendererUrl : workerUrl),
  });
  return new Worker(policy?.createScriptURL(address) ?? address, { type: 'module' });
}

/** One thread reads all files. */
function theWorker(): PDFWorker {
  worker ??= PDFWorker.create({ port: startThread(workerUrl) });
  return worker;
}

export interface PageSize {
  readonly width: number;
  readonly height: number;
}

const options = { cMapUrl: `${FILES}cmaps/`, cMapPacked: true, wasmUrl: `${FILES}wasm/` } as const;
/** Opens a file that is not drawn. */
export const documentOf = (src: string) =>
  getDocument({ url: src, worker: theWorker(), disableWorkerRendering: true, ...options });

/** Opens a file whose pages are drawn in a thread of its own, or by the page itself where a browser cannot do that. */
function drawnDocumentOf(src: string) {
  const renderer = 'OffscreenCanvas' in globalThis ? startThread(rendererUrl) : undefined;
  // pdf.js takes the threads that draw from here.
  GlobalWorkerOptions.rendererPorts = renderer ? [renderer] : [];
  const task = getDocument({ url: src, worker: theWorker(), ...options });
  const close = () => void task.destroy().finally(() => renderer?.terminate());
  return { task, close };
}

/** Opens a PDF. It brings pdf.js: load it lazily. Rejects where it is none, or locked. */
export async function openPdf(src: string) {
  const { task, close } = drawnDocumentOf(src);
  try {
    const pdf = await task.promise;
    const drawn = new Map<number, PDFPageProxy>();
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
          drawn.set(no, page);
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
      /** Lets go of what a page was drawn of: hundreds of scans are more than a browser may hold. */
      forget(no: number) {
        drawn.get(no)?.cleanup();
        drawn.delete(no);
      },
      close,
    };
  } catch (error) {
    close();
    throw error;
  }
}

export type OpenPdf = Awaited<ReturnType<typeof openPdf>>;
