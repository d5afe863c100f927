// Cuts the portal's own font, "Portal Sans", from Pretendard Variable (SIL OFL 1.1) into libs/ui/src/fonts.
// Run after a change of the character lists: `node tools/fonts/build-portal-sans.mjs` (seconds).
import { copyFile, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { format, resolveConfig } from 'prettier';
import subsetFont from 'subset-font';
import { readCharacters, readRareCharacters } from './characters.mjs';
import { fontFaces } from './font-faces.mjs';
import { renameFont } from './rename-font.mjs';

const FAMILY = 'Portal Sans';
const WEIGHTS = { min: 400, max: 700 };
// Kerning, figures of equal width, composition of marks; Pretendard's stylistic sets would only add glyphs.
const FEATURES = ['kern', 'tnum', 'ccmp', 'locl', 'mark', 'mkmk'];
const NAME_IDS = [0, 1, 2, 3, 4, 5, 6, 13, 14];

const pretendard = join(dirname(createRequire(import.meta.url).resolve('pretendard/package.json')), 'dist');
const library = fileURLToPath(new URL('../../libs/ui/src/', import.meta.url));

const source = await readFile(join(pretendard, 'public/variable/PretendardVariable.ttf'));
const licence = await readFile(join(pretendard, 'LICENSE.txt'), 'utf8');

async function build(file, characters) {
  const cut = await subsetFont(source, characters, {
    targetFormat: 'sfnt',
    variationAxes: { wght: { ...WEIGHTS, default: WEIGHTS.min } },
    keepFeatures: FEATURES,
    noHinting: true,
  });
  // The licence reserves the name Pretendard: a modified copy must not carry it.
  const renamed = renameFont(cut, {
    family: FAMILY,
    version: 'Version 1.000',
    copyright: licence.split('\n\n')[0].replaceAll('\n', ' '),
    licence: 'This Font Software is licensed under the SIL Open Font License, Version 1.1.',
    licenceUrl: 'https://openfontlicense.org',
  });
  const font = await subsetFont(renamed, characters, {
    targetFormat: 'woff2',
    keepFeatures: FEATURES,
    preserveNameIds: NAME_IDS,
  });
  await writeFile(join(library, 'fonts', file), font);
  console.log(`${file}: ${[...characters].length} characters, ${Math.round(font.length / 1024)} KiB`);
  return { file, characters };
}

const COMMON = 'portal-sans.woff2';
await build(COMMON, await readCharacters());
const rare = [];
for (const [index, characters] of (await readRareCharacters()).entries())
  rare.push(await build(`portal-sans-rare-${index + 1}.woff2`, characters));

await copyFile(join(pretendard, 'LICENSE.txt'), join(library, 'fonts/OFL.txt'));
const sheet = join(library, 'fonts.css');
const faces = fontFaces({ family: FAMILY, weights: WEIGHTS, common: COMMON, rare });
await writeFile(sheet, await format(faces, { ...(await resolveConfig(sheet)), filepath: sheet }));
