import { readFile } from 'node:fs/promises';

const list = new URL('./portal-sans.characters.txt', import.meta.url);

/** Every character that Portal Sans draws; lines that begin with "# " are headings of the list. */
export async function readCharacters() {
  const lines = (await readFile(list, 'utf8')).split('\n').filter((line) => !line.startsWith('# '));
  return [...new Set([' ', '\u00a0', ...lines.join('')])].join('');
}
