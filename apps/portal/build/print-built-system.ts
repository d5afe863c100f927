import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { prebuiltLookPlugin } from './prebuilt-look-plugin.ts';

// A process of its own: Vite's native parts do not run inside Jest.
const result = await build({
  configFile: false,
  logLevel: 'silent',
  publicDir: false,
  plugins: [prebuiltLookPlugin()],
  build: {
    write: false,
    minify: false,
    lib: {
      entry: fileURLToPath(new URL('../../../libs/ui/src/system.ts', import.meta.url)),
      formats: ['iife'],
      name: 'built',
    },
  },
});
const [output] = Array.isArray(result) ? result : [result];
if (!output || !('output' in output)) throw new Error('The system was not built.');
process.stdout.write(output.output[0].code);
