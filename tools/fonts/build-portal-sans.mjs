// Cuts the portal's own font, "Portal Sans", from Pretendard Variable (SIL OFL 1.1) and writes it into libs/ui.
// Run after a change of portal-sans.characters.txt: `node tools/fonts/build-portal-sans.mjs` (about a minute).
import { copyFile, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';
import { readCharacters } from './characters.mjs';
import { renameFont } from './rename-font.mjs';

const WEIGHTS = { min: 400, max: 700 };
// Kerning, figures of equal width, composition of marks; Pretendard's stylistic sets would only add glyphs.
const FEATURES = ['kern', 'tnum', 'ccmp', 'locl', 'mark', 'mkmk'];

const pretendard = join(dirname(createRequire(import.meta.url).resolve('pretendard/package.json')), 'dist');
const output = fileURLToPath(new URL('../../libs/ui/src/fonts/', import.meta.url));

const source = await readFile(join(pretendard, 'public/variable/PretendardVariable.ttf'));
const licence = await readFile(join(pretendard, 'LICENSE.txt'), 'utf8');
const characters = await readCharacters();

const cut = await subsetFont(source, characters, {
  targetFormat: 'sfnt',
  variationAxes: { wght: { ...WEIGHTS, default: WEIGHTS.min } },
  keepFeatures: FEATURES,
  noHinting: true,
});
// The licence reserves the name Pretendard: a modified copy must not carry it.
const renamed = renameFont(cut, {
  family: 'Portal Sans',
  version: 'Version 1.000',
  copyright: licence.split('\n\n')[0].replaceAll('\n', ' '),
  licence: 'This Font Software is licensed under the SIL Open Font License, Version 1.1.',
  licenceUrl: 'https://openfontlicense.org',
});
const font = await subsetFont(renamed, characters, {
  targetFormat: 'woff2',
  keepFeatures: FEATURES,
  preserveNameIds: [0, 1, 2, 3, 4, 5, 6, 13, 14],
});
await writeFile(join(output, 'portal-sans.woff2'), font);
await copyFile(join(pretendard, 'LICENSE.txt'), join(output, 'OFL.txt'));
console.log(`portal-sans.woff2: ${[...characters].length} characters, ${Math.round(font.length / 1024)} KiB`);
