import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sourceFiles } from './source-files.ts';

const root = join(__dirname, '../../..');
const tests = sourceFiles().filter((file) => /\.(?:test|e2e|setup)\.[cm]?tsx?$/.test(file));

/**
 * A test that is left out, or that leaves the others of its file out, whatever machine it runs on. What one machine cannot do is
 * asked for by its condition: `(canMount ? it : it.skip)(…)`, or of Playwright `test.skip(!hasSound, 'why')`.
 */
const LEFT_OUT =
  /(?<!\? (?:it|test|describe) : )\b(?:it|test|describe)(?:\.\w+)*\.(?:only|todo|fixme|failing|skip(?=\.each\b|\(\s*(?:['"`)]|\(\)|async\b)))|^\s*\b(?:x(?:it|test|describe)|f(?:it|describe))(?:\.each)?\(/gm;

const leftOutIn = (text: string) => [...text.matchAll(LEFT_OUT)].map(([found]) => found.trim());

describe('a test', () => {
  it('is left out nowhere without a condition', () => {
    expect(tests.length).toBeGreaterThan(1_000);
    const found = tests.flatMap((file) =>
      leftOutIn(readFileSync(join(root, file), 'utf8')).map((what) => `${file}: ${what}`),
    );
    expect(found).toEqual([]);
  });

  // Put together here, or this file would hold them.
  it.each([
    "it.=('answers', () => undefined);",
    'test.=(`answers`, async () => undefined);',
    "describe.=('the whole', () => {",
    "it.=.each([1])('%d', () => undefined);",
    'test.=();',
    "test.describe.=('the whole', () => {",
    'test.=(async () => undefined);',
  ])('that is skipped is found: %s', (planted) => {
    expect(leftOutIn(planted.replace('=', 'skip'))).toHaveLength(1);
  });

  it.each(['it.=', 'describe.=', 'it.=.each'])('that runs alone is found: %s', (planted) => {
    expect(leftOutIn(planted.replace('=', 'only'))).toHaveLength(1);
  });

  it.each(['it.=todo("a")', '=xit("a")', '  =fit("a")', '=xdescribe("a")', 'test.=fixme("a")'])(
    'that is put off is found: %s',
    (planted) => {
      expect(leftOutIn(planted.replace('=', ''))).toHaveLength(1);
    },
  );

  it.each(["(canMount ? it : it.=)('kept', () => undefined);", "test.=(!!STORIES_OF, 'why');"])(
    'may wait for what a machine can do: %s',
    (written) => {
      expect(leftOutIn(written.replace('=', 'skip'))).toEqual([]);
    },
  );
});
