import { readFile } from 'node:fs/promises';

/** The groups of a character list by heading ("# Heading"), each as one string without repeats. */
async function readGroups(file) {
  const text = await readFile(new URL(file, import.meta.url), 'utf8');
  return text
    .split(/^# .*\n/m)
    .slice(1)
    .map((group) => [...new Set(group.replaceAll('\n', ''))].join(''));
}

/** Every character of the file that each page loads. */
export async function readCharacters() {
  return [' \u00a0', ...(await readGroups('./portal-sans.characters.txt'))].join('');
}

/** The rest of KS X 1001's syllables, commonest first, in files that a page loads only when it needs one of them. */
export const readRareCharacters = () => readGroups('./portal-sans.rare.txt');
