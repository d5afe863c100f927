import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { paths, sitePath } from '@portal/domain/site/paths';
import { devConfigPlugin } from './build/dev-config-plugin.ts';
import { earlyShellPlugin } from './build/early-shell-plugin.ts';
import { pageChunks } from './build/page-chunks.ts';
import { pdfFilesPlugin } from './build/pdf-files-plugin.ts';
import { prebuiltLookPlugin } from './build/prebuilt-look-plugin.ts';
import { precompress } from './build/precompress.ts';
import { unusedLinksPlugin } from './build/unused-links-plugin.ts';
import { CHUNKED_PAGES, SHARED_FIRST } from './src/early/entrances.ts';

const PLATFORM = 'http://localhost:3000';
const API_PATHS = [
  '/mid',
  '/tns',
  '/messaging',
  '/utilities',
  '/live',
  '/assets',
  '/oidc',
  sitePath('/images'),
  sitePath('/_next'),
  '/docs',
];

export default defineConfig({
  root: import.meta.dirname,
  base: sitePath(paths.home()),
  cacheDir: '../../node_modules/.vite/apps/portal',
  plugins: [
    react(),
    devConfigPlugin(PLATFORM),
    unusedLinksPlugin(),
    prebuiltLookPlugin(),
    earlyShellPlugin(),
    pdfFilesPlugin(),
    precompress(),
  ],
  resolve: { alias: { 'hoist-non-react-statics': `${import.meta.dirname}/build/no-hoisting.ts` } },
  server: {
    port: 4200,
    strictPort: true,
    proxy: {
      ...Object.fromEntries(API_PATHS.map((path) => [path, PLATFORM])),
      '/chat/ws': { target: PLATFORM, ws: true },
    },
  },
  preview: { port: 4300 },
  build: {
    outDir: '../../dist/apps/portal',
    emptyOutDir: true,
    manifest: true,
    // Every browser of the target knows modulepreload.
    modulePreload: { polyfill: false },
    target: 'baseline-widely-available',
    reportCompressedSize: false,
    rolldownOptions: {
      checks: { moduleLevelDirective: false },
      output: {
        codeSplitting: {
          // What the first screen needs goes into two files: dozens of small ones compress worse and cost a request each.
          groups: [
            {
              name: 'packages',
              tags: ['$initial'],
              test: /\/node_modules\//,
              priority: 2,
              includeDependenciesRecursively: false,
            },
            {
              name: 'portal',
              tags: ['$initial'],
              test: (id) => !id.endsWith('/src/main.tsx') && !id.endsWith('.html'),
              priority: 1,
              includeDependenciesRecursively: false,
            },
            {
              name: pageChunks({ all: CHUNKED_PAGES, first: SHARED_FIRST }),
              // The largest package of the forms comes with the forms.
              maxModuleSize: 100_000,
              includeDependenciesRecursively: false,
            },
          ],
        },
      },
    },
  },
});
