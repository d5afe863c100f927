import { globSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const NAME = 'virtual:sample-letters';
const MODULES = new URL('../../platform/src/modules/', import.meta.url);
const ORIGIN = 'https://portal.example';
const BRAND = '선생님 포털';

type Draw = (letter: unknown, origin: string, brand: string) => { subject: string; html: string };
interface Samples {
  letters?: Record<string, readonly unknown[]>;
  messages?: Record<string, unknown>;
}

/** The letters of every `*.letter-samples.ts` of the platform, drawn as they are sent. */
async function draw(): Promise<object> {
  const words = await import(new URL('notifications/channels/mail-words.ts', MODULES).href);
  const { letterWords, mailWords } = words as { letterWords: Draw; mailWords: Draw };
  const drawn: Record<string, readonly object[]> = {};
  for (const file of globSync('**/*.letter-samples.ts', { cwd: fileURLToPath(MODULES) })) {
    const { letters = {}, messages = {} } = (await import(new URL(file, MODULES).href)) as Samples;
    for (const [name, own] of Object.entries(letters))
      drawn[name] = own.map((letter) => letterWords(letter, ORIGIN, BRAND));
    for (const [name, message] of Object.entries(messages)) drawn[name] = [mailWords(message, ORIGIN, BRAND)];
  }
  return drawn;
}

/** Lets stories show the letters of the platform: its own words, drawn on the machine that builds the book. */
export const sampleLetters = (): Plugin => ({
  name: 'sample-letters',
  resolveId: (id) => (id === NAME ? `\0${NAME}` : undefined),
  load: async (id) => (id === `\0${NAME}` ? `export const letters = ${JSON.stringify(await draw())};` : undefined),
});
