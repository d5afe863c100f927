import { cp } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const FOLDERS = ['cmaps', 'standard_fonts', 'wasm'] as const;

/**
 * Puts beside the portal what a PDF may need and does not bring itself: maps of its letters (Korean ones too), fonts of old
 * files, and what reads scans. A browser asks for one of them when a file does. They are not there while one develops.
 */
export function pdfFilesPlugin(): Plugin {
  let outDir = '';
  return {
    name: 'portal:pdf-files',
    apply: 'build',
    configResolved: (config) => void (outDir = resolve(config.root, config.build.outDir)),
    async closeBundle() {
      const source = dirname(fileURLToPath(import.meta.resolve('pdfjs-dist/package.json')));
      for (const folder of FOLDERS) await cp(join(source, folder), join(outDir, 'pdf', folder), { recursive: true });
    },
  };
}
