import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { devConfigPlugin } from './build/dev-config-plugin.ts';
import { earlyShellPlugin } from './build/early-shell-plugin.ts';
import { firstChunks } from './build/first-chunks.ts';
import { precompress } from './build/precompress.ts';

const PLATFORM = 'http://localhost:3000';
const API_PATHS = ['/mid', '/tns', '/messaging', '/utilities', '/assets', '/oidc', '/kr/_next', '/docs', '/healthz'];

const first = firstChunks();

export default defineConfig({
  root: import.meta.dirname,
  base: '/kr/',
  cacheDir: '../../node_modules/.vite/apps/portal',
  plugins: [react(), first.plugin, devConfigPlugin(PLATFORM), earlyShellPlugin(), precompress()],
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
      output: { codeSplitting: { groups: first.groups } },
    },
  },
});
