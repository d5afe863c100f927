import type { Plugin } from 'vite';

const NAME = 'virtual:sample-letters';
const PLATFORM = new URL('../../platform/src/testing/sample-letters.ts', import.meta.url);

/** Lets stories show the letters of the platform: they are written by its own words, on the machine that builds the book. */
export const sampleLetters = (): Plugin => ({
  name: 'sample-letters',
  resolveId: (id) => (id === NAME ? `\0${NAME}` : undefined),
  async load(id) {
    if (id !== `\0${NAME}`) return undefined;
    const platform = (await import(PLATFORM.href)) as { sampleLetters: () => object };
    return `export const letters = ${JSON.stringify(platform.sampleLetters())};`;
  },
});
