import { fileURLToPath } from 'node:url';
import { build, type HtmlTagDescriptor, type Plugin, type Rolldown, runnerImport } from 'vite';
import type { earlyShell } from '../src/early/early-shell.ts';

const source = (name: string) => fileURLToPath(new URL(`../src/early/${name}`, import.meta.url));

/** The inline starter as one small classic script, made from the same modules as the bundle. */
async function bundleStarter(): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    build: {
      write: false,
      minify: true,
      target: 'es2022',
      lib: { entry: source('starter-entry.ts'), formats: ['iife'], name: 'starter' },
    },
  });
  const [output] = Array.isArray(result) ? result : [result];
  if (!output || !('output' in output)) throw new Error('The starter was not built.');
  return output.output[0].code.trim();
}

/** Writes frame, styles, theme and starter into index.html. All of it is static, so that the server can hash it once. */
export function earlyShellPlugin(): Plugin {
  let base = '/';
  return {
    name: 'portal:early-shell',
    configResolved: (config) => void (base = config.base),
    transformIndexHtml: {
      order: 'post',
      async handler(html, { bundle }) {
        const { module } = await runnerImport<{ earlyShell: typeof earlyShell }>(source('early-shell.ts'), {
          configFile: false,
          logLevel: 'error',
        });
        const { theme, css, frame } = module.earlyShell();
        const font = mainFont(Object.values(bundle ?? {}));
        const starter = await bundleStarter();
        // `$` in a replacement text has a meaning of its own; a function has not.
        const filled = html
          .replace('<!--early:head-->', () => `<script>${theme}</script>\n    <style>${font.faces}${css}</style>`)
          .replace('<!--early:frame-->', () => frame)
          .replace('<!--early:starter-->', () => `<script>${starter}</script>`);
        return { html: filled, tags: font.files.map((file) => preload(base + file)) };
      },
    },
  };
}

// The rare syllables' files carry a unicode-range: they are fetched when one of them is on the page.
function mainFont(outputs: readonly Rolldown.OutputBundle[string][]) {
  const styles = outputs.flatMap((output) =>
    output.type === 'asset' && output.fileName.endsWith('.css') ? String(output.source) : [],
  );
  const faces = styles
    .flatMap((style) => style.match(/@font-face\s*\{[^}]+\}/g) ?? [])
    .filter((face) => !face.includes('unicode-range'));
  const files = outputs.map(({ fileName }) => fileName).filter((name) => faces.some((face) => face.includes(name)));
  return { faces: faces.join(''), files };
}

const preload = (href: string): HtmlTagDescriptor => ({
  tag: 'link',
  injectTo: 'head-prepend',
  attrs: { rel: 'preload', as: 'font', type: 'font/woff2', href, crossorigin: '' },
});
