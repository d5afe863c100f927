import { defineConfig } from 'vite';
import { BUILT } from './built-folder.ts';

// Serves the built Storybook to its tests; a file that does not exist is a 404 and not the first page.
export default defineConfig({ appType: 'mpa', build: { outDir: BUILT } });
