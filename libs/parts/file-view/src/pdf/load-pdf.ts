import type { PDFDocumentLoadingTask, PDFWorker } from 'pdfjs-dist';
import { sitePath } from '@portal/domain/site/paths';

interface TrustedTypes {
  createPolicy(name: string, rules: { createScriptURL: () => string }): { createScriptURL(address: string): string };
}

/** The one policy of the server's headers that makes this address and no other. */
const POLICY = 'pdf-worker';
/** What a PDF does not bring itself: maps of Korean letters, fonts of old files, readers of scans (`pdf-files-plugin.ts` of the portal). */
const FILES = sitePath('/pdf');

let worker: PDFWorker | undefined;

function startWorker(): Worker {
  const address = new URL('pdfjs-dist/build/pdf.worker.min.mjs', import.meta.url).href;
  const { trustedTypes } = window as { trustedTypes?: TrustedTypes };
  const trusted = trustedTypes?.createPolicy(POLICY, { createScriptURL: () => address });
  return new Worker(trusted?.createScriptURL(address) ?? address, { type: 'module' });
}

/** Begins to read a PDF, in parts as they are needed; one worker reads all of a tab. */
export async function loadPdf(url: string): Promise<PDFDocumentLoadingTask> {
  const { getDocument, PDFWorker: Reader } = await import('pdfjs-dist');
  worker ??= new Reader({ port: startWorker() as never });
  return getDocument({
    url: new URL(url, location.href).href,
    worker,
    // The worker may fetch nothing itself.
    useWorkerFetch: false,
    cMapUrl: `${FILES}/cmaps/`,
    standardFontDataUrl: `${FILES}/standard_fonts/`,
    wasmUrl: `${FILES}/wasm/`,
    // What is not looked at is not read.
    disableAutoFetch: true,
  });
}
