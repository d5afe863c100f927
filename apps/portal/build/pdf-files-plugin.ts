import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const home = dirname(fileURLToPath(import.meta.resolve('pdfjs-dist/package.json')));
/** Which letters a Korean PDF means that brings no font, and the decoders of scans; other languages bring theirs. */
const WANTED = { cmaps: /^(?:Adobe-Korea1|KSC|UniKS)/, wasm: /\.wasm$|fallback\.js$/ } as const;

const files = Object.entries(WANTED).flatMap(([folder, wanted]) =>
  readdirSync(join(home, folder))
    .filter((name) => wanted.test(name))
    .map((name) => `${folder}/${name}`),
);

/** Serves what pdf.js asks for while it reads a file, below `pdfjs/`. */
export function pdfFilesPlugin(): Plugin {
  return {
    name: 'portal:pdf-files',
    generateBundle() {
      for (const file of files)
        this.emitFile({ type: 'asset', fileName: `pdfjs/${file}`, source: readFileSync(join(home, file)) });
    },
    configureServer({ config, middlewares }) {
      middlewares.use(`${config.base}pdfjs/`, (request, answer, next) => {
        const file = files.find((name) => `/${name}` === request.url);
        if (!file) return next();
        return answer.end(readFileSync(join(home, file)));
      });
    },
  };
}
