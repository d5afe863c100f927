import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { sourceFiles } from './source-files.ts';

const root = join(__dirname, '../../..');
const sources = sourceFiles().filter((file) => /\.[cm]?[jt]sx?$/.test(file));

/** Rules of others that cannot see why a line is right. The house's own are changed in eslint.config.mjs, for everybody. */
const MAY_BE_OFF_FOR_A_LINE: Readonly<Record<string, string>> = {
  'react-hooks/exhaustive-deps': 'an effect may follow what it does not read',
  'react-hooks/set-state-in-effect': 'what happens outside of React comes in by an effect',
  '@typescript-eslint/no-explicit-any': 'the type of the store names every endpoint',
  '@typescript-eslint/no-empty-object-type': 'the store is filled by declaration merging',
  'react-hooks/incompatible-library':
    'the compiler of React does not build this house; the list is drawn anew as it says',
  'no-control-regex': 'control signs are what is looked for',
};

/** Comments that tell ESLint to look away, but those that do it for one such rule, one line, and say why. */
const refusedIn = (text: string) =>
  [...text.matchAll(/\/[/*]\s*eslint(?=[\s-]).*/g)]
    .map(([comment]) => comment)
    .filter((comment) => {
      const [, rule = ''] = /^\/\/ eslint-disable-next-line (\S+) -- ./.exec(comment) ?? [];
      return !Object.hasOwn(MAY_BE_OFF_FOR_A_LINE, rule);
    });

describe('a comment for ESLint', () => {
  it('switches no rule of the house off', () => {
    expect(sources.length).toBeGreaterThan(1_000);
    const refused = sources.flatMap((file) =>
      refusedIn(readFileSync(join(root, file), 'utf8')).map((comment) => `${file}: ${comment}`),
    );
    expect(refused).toEqual([]);
  });

  // Put together here, or this file would hold them.
  it.each([
    '// =-disable-next-line @nx/enforce-module-boundaries -- only this once',
    '// =-disable-next-line no-restricted-imports, no-control-regex -- both',
    '// =-disable-next-line no-control-regex, no-restricted-globals -- both',
    '// =-disable-next-line no-control-regex',
    '// =-disable-next-line',
    'fetch(address); // =-disable-line no-restricted-globals -- only this once',
    '/* =-disable */',
    '/*\n  =-disable no-restricted-properties -- the whole file */',
    '/* = max-lines: off */',
  ])('is found: %s', (planted) => {
    expect(refusedIn(planted.replace('=', 'eslint'))).toHaveLength(1);
  });

  it('may stand where a rule of others is wrong about a line, and says why', () => {
    expect(refusedIn('// =-disable-next-line no-control-regex -- the signs'.replace('=', 'eslint'))).toEqual([]);
  });

  it('has no second way: the whole tree has one configuration', () => {
    expect(sources.filter((file) => basename(file).startsWith('eslint.config.'))).toEqual(['eslint.config.mjs']);
  });
});
