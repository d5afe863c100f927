import { createReadStream } from 'node:fs';
import { createServer } from 'node:http';
import { dirname, extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const home = dirname(fileURLToPath(import.meta.resolve('pdfjs-dist/package.json')));
const TYPES = { '.mjs': 'text/javascript', '.css': 'text/css', '.pdf': 'application/pdf', '.wasm': 'application/wasm' };

/** pdf.js with the viewer that comes with it, as its makers start it: drawing in a thread of its own, no text layer. */
const page = `<!doctype html><html lang="en"><meta charset="utf-8"><title>pdf.js</title>
<link rel="stylesheet" href="/pdfjs/web/pdf_viewer.css">
<style>#box { position: absolute; inset: 0; overflow: auto }</style>
<div id="box"><div class="pdfViewer"></div></div>
<script type="module">
import * as pdfjs from '/pdfjs/build/pdf.min.mjs';
globalThis.pdfjsLib = pdfjs;
const { EventBus, PDFLinkService, PDFViewer } = await import('/pdfjs/web/pdf_viewer.mjs');
pdfjs.GlobalWorkerOptions.workerSrc = '/pdfjs/build/pdf.worker.min.mjs';
pdfjs.GlobalWorkerOptions.rendererSrc = '/pdfjs/build/pdf.renderer.min.mjs';
const eventBus = new EventBus();
const linkService = new PDFLinkService({ eventBus });
const container = document.getElementById('box');
const viewer = new PDFViewer({ container, eventBus, linkService, textLayerMode: 0, annotationMode: 0 });
eventBus.on('pagesinit', () => (viewer.currentScaleValue = 'page-width'));
viewer.setDocument(await pdfjs.getDocument({ url: '/file.pdf', wasmUrl: '/pdfjs/wasm/' }).promise);
</script>`;

/** The reference of `pdf`. */
export async function startViewer({ port, file }) {
  const server = createServer(({ url }, answer) => {
    const { pathname } = new URL(url, 'http://localhost');
    if (pathname === '/') return answer.setHeader('content-type', 'text/html').end(page);
    const path = pathname === '/file.pdf' ? file : join(home, pathname.replace('/pdfjs/', ''));
    answer.setHeader('content-type', TYPES[extname(path)] ?? 'application/octet-stream');
    return createReadStream(path)
      .on('error', () => answer.writeHead(404).end())
      .pipe(answer);
  });
  await new Promise((resolve) => server.listen(port, resolve));
  return {
    origin: `http://localhost:${port}`,
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
