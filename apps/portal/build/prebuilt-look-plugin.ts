import { fileURLToPath } from 'node:url';
import { type Plugin, runnerImport } from 'vite';
import type { packTokens, PackedTokens } from '../src/early/look.ts';

const LOOK = fileURLToPath(new URL('../src/early/look.ts', import.meta.url));
const LEFT_OUT = /\/libs\/ui\/src\/theme\/document-look\.ts$/;
const CHAKRA = /\/@chakra-ui\/react\/dist\/esm\/styled-system\/(?:token-dictionary|utility|conditions)\.js$/;

const BUILD_TOKENS = `registerTokens();
  registerTransform(...tokenTransforms);
  registerMiddleware(...tokenMiddlewares);
  build();
`;

// The same maps that Chakra's own steps would fill, without its 576 tokens going through ten of them.
const unpackTokens = (packed: PackedTokens) => `
  const packed = JSON.parse(${JSON.stringify(JSON.stringify(packed))});
  for (const key in packed.references) {
    const dot = key.indexOf('.');
    const category = key.slice(0, dot);
    (byCategoryJson[category] ??= {})[key.slice(dot + 1)] = packed.references[key];
    flatMap.set(key, packed.references[key]);
  }
  for (const name in packed.palettes) colorPaletteMap.set(name, new Map(Object.entries(packed.palettes[name])));
  for (const name in packed.values) tokenNameMap.set(name, { name, value: packed.values[name], extensions: {} });
`;

/** [what stands in Chakra 3.37, what stands there in our bundle], by file. */
const changes = (packed: PackedTokens): Readonly<Record<string, readonly (readonly [string, string])[]>> => ({
  'token-dictionary.js': [[BUILD_TOKENS, unpackTokens(packed)]],
  'utility.js': [
    // Types of properties are for Chakra's command line.
    ['    assignPropertyType(property, config);\n  };\n  const assignProperties', '  };\n  const assignProperties'],
    ['    assignPropertyTypes();\n', ''],
  ],
  // Asked several times for each style of each element; there are about 200 conditions.
  'conditions.js': [['keys().includes(key)', 'Object.hasOwn(values, key)']],
});

/**
 * Lets the document bring what Chakra would make anew on every visit: the CSS of reset, tokens and global styles (written by
 * the early-shell plugin) and the tokens' references, which are 40 of the 60 ms that it takes to make the system. What a
 * style prop comes down to stays the same; values of tokens (`useToken`) are not known there.
 */
export function prebuiltLookPlugin(): Plugin {
  let replacements: ReturnType<typeof changes>;
  return {
    name: 'portal:prebuilt-look',
    apply: 'build',
    async buildStart() {
      const { module } = await runnerImport<{ packTokens: typeof packTokens }>(LOOK, {
        configFile: false,
        logLevel: 'error',
      });
      replacements = changes(module.packTokens());
    },
    transform: {
      filter: { id: [LEFT_OUT, CHAKRA] },
      handler(code, id) {
        if (LEFT_OUT.test(id)) return { code: 'export const DOCUMENT_LOOK = {};', map: null };
        const file = id.slice(id.lastIndexOf('/') + 1);
        const changed = (replacements[file] ?? []).reduce((text, [from, to]) => {
          if (text.split(from).length !== 2) this.error(`${file} of Chakra is not as it was: ${from}`);
          return text.replace(from, () => to);
        }, code);
        return { code: changed, map: null };
      },
    },
  };
}
