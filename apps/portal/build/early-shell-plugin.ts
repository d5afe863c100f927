import { fileURLToPath } from 'node:url';
import { build, type Plugin, type Rolldown, runnerImport } from 'vite';
import type { earlyShell } from '../src/early/early-shell.ts';
import type { PageFiles, VisitorPictures } from '../src/early/starter.ts';

const source = (name: string) => fileURLToPath(new URL(`../src/early/${name}`, import.meta.url));

/** The inline starter as one small classic script, made from the same modules as the bundle. */
async function bundleStarter(pages: PageFiles, pictures: VisitorPictures): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    define: { EARLY_PAGES: JSON.stringify(pages), EARLY_PICTURES: JSON.stringify(pictures) },
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
        const { theme, look, css, frame, entrances, pictures } = module.earlyShell();
        const outputs = Object.values(bundle ?? {});
        const faces = mainFaces(outputs);
        const starter = await bundleStarter(filesOf(entrances, outputs, base), picturesOf(pictures, outputs, base));
        // `$` in a replacement text has a meaning of its own; a function has not.
        return html
          .replace('<!--early:head-->', () => `<script>${theme}</script>\n    <style>${look}${faces}${css}</style>`)
          .replace('<!--early:frame-->', () => frame)
          .replace('<!--early:starter-->', () => `<script>${starter}</script>`);
      },
    },
  };
}

// What the entry itself needs is in the document already.
function filesOf(
  entrances: Readonly<Record<string, readonly string[]>>,
  outputs: readonly Rolldown.OutputBundle[string][],
  base: string,
): PageFiles {
  const chunks = outputs.filter((output) => output.type === 'chunk');
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const reach = (names: readonly string[], seen: Set<string>): Set<string> => {
    for (const name of names) if (!seen.has(name)) reach(byName.get(name)?.imports ?? [], seen.add(name));
    return seen;
  };
  const first = reach(
    chunks.filter(({ isEntry }) => isEntry).map(({ fileName }) => fileName),
    new Set(),
  );
  return Object.fromEntries(
    Object.entries(entrances).map(([path, modules]) => {
      const names = modules.map((module) => {
        // Not the facade: a file that holds several modules has none.
        const own = chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(`/${module}`)));
        if (!own) throw new Error(`No file of the bundle holds ${module}, which ${path} begins with.`);
        return own.fileName;
      });
      const files = [...reach(names, new Set())].filter((file) => !first.has(file));
      return [addressOf(base, path), files.map((file) => base + file)];
    }),
  );
}

const addressOf = (base: string, path: string) => (base.slice(0, -1) + path).replace(/\/$/, '');

function picturesOf(
  pictures: VisitorPictures,
  outputs: readonly Rolldown.OutputBundle[string][],
  base: string,
): VisitorPictures {
  const built = (source: string) => {
    const own = outputs.find(
      (output) => output.type === 'asset' && output.originalFileNames.some((name) => name.endsWith(source)),
    );
    if (!own) throw new Error(`No file of the bundle is ${source}, which a visitor sees first.`);
    return base + own.fileName;
  };
  const views = ({ phone, desktop }: VisitorPictures[string]['light']) => ({
    phone: built(phone),
    desktop: built(desktop),
  });
  return Object.fromEntries(
    Object.entries(pictures).map(([path, { light, dark }]) => [
      addressOf(base, path),
      { light: views(light), dark: views(dark) },
    ]),
  );
}

// The rare syllables' files carry a unicode-range: they are fetched when one of them is on the page.
function mainFaces(outputs: readonly Rolldown.OutputBundle[string][]): string {
  const styles = outputs.flatMap((output) =>
    output.type === 'asset' && output.fileName.endsWith('.css') ? String(output.source) : [],
  );
  return styles
    .flatMap((style) => style.match(/@font-face\s*\{[^}]+\}/g) ?? [])
    .filter((face) => !face.includes('unicode-range'))
    .join('');
}
