import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { create, type Font } from 'fontkit';

// Here and not beside the font: it reads every project, and the tests of ui would not be cached right.
const workspace = join(__dirname, '../../..');
const open = (file: string) => create(readFileSync(join(workspace, 'libs/ui/src/fonts', file)));
const main = open('portal-sans.woff2');
const rare = [1, 2, 3, 4].map((n) => open(`portal-sans-rare-${n}.woff2`));

const missingFrom = (fonts: readonly Font[], text: string) =>
  [...new Set(text)].filter(
    (character) => !fonts.some((font) => font.hasGlyphForCodePoint(character.codePointAt(0) ?? 0)),
  );

// Every text that the product speaks: string and template literals, without comments and tests.
const sources = globSync(
  ['libs/*/src/**/*.{ts,tsx}', 'libs/{parts,features}/*/src/**/*.{ts,tsx}', 'apps/{portal,platform}/src/**/*.{ts,tsx}'],
  {
    cwd: workspace,
  },
).filter((file) => !/\.(?:test|stories)\.tsx?$|\/testing\//.test(file));
// The last syllable of Unicode stands only for the end of a range in patterns.
const koreanIn = (code: string) =>
  code
    .replaceAll('가-힣', '')
    .replaceAll(/\/\*[\s\S]*?\*\/|(?<![:'"`])\/\/.*$/gm, '')
    .match(/[\p{Script=Hangul}\u0080-\u1eff]+/gu)
    ?.join('') ?? '';

describe('Portal Sans', () => {
  it('draws every character of every messages.ts', () => {
    const files = sources.filter((file) => /messages\.ts$/.test(file));
    expect(files.length).toBeGreaterThan(0);
    expect(
      missingFrom([main], files.map((file) => koreanIn(readFileSync(join(workspace, file), 'utf8'))).join('')),
    ).toEqual([]);
  });

  it('draws every other Korean text of the libraries and the apps', () => {
    const texts = sources
      .filter((file) => !/hangul-typeahead|search|korean-letters/.test(file))
      .map((file) => koreanIn(readFileSync(join(workspace, file), 'utf8')));
    expect(missingFrom([main, ...rare], texts.join(''))).toEqual([]);
  });
});
