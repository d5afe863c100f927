import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { flushChanges, FsTree } from 'nx/src/generators/tree';
import { startPostgres } from '@portal/test-runner/postgres';
import { findPostgres } from '../../find-postgres.mjs';
import { generateEverywhere, resources } from './testing/generate-everywhere.ts';
import { copy, copyWorkspace, link, removeCopy, root, run, trackCopy } from './testing/workspace-copy.ts';

const MODULES = 'apps/platform/src/modules';
const HTTP = 'apps/platform/src/core/http';
/** Checks that read files alone. */
const HOUSE_RULES = [
  'source-tree',
  'code-owners',
  'addresses',
  'numbered-exports',
  'page-stories',
  'component-stories',
  'section-words',
  'skipped-tests',
];
const NEW_LIBS = ['libs/features/zz-rooms', 'libs/features/gifts', 'libs/parts/zz-shelf'];
let written: string[] = [];

beforeAll(async () => {
  copyWorkspace();
  const tree = new FsTree(copy, false);
  await generateEverywhere(tree);
  flushChanges(copy, tree.listChanges());
  for (const lib of NEW_LIBS) link(lib);
  trackCopy();
  written = tree.listChanges().flatMap(({ path, type }) => (type === 'DELETE' ? [] : [path]));
}, 240_000);
afterAll(removeCopy);

it('knows every context and every resource', () => {
  expect(resources().length).toBeGreaterThanOrEqual(26);
  expect(written.filter((path) => path.endsWith('-stories.handlers.ts')).length).toBeGreaterThanOrEqual(16);
});

it('keeps to what the house checks: no full folder, no circle, one owner, addresses once', () => {
  expect(run('jest', ['--ci', '--silent', '-c', 'tools/checks/jest.config.mjs', ...HOUSE_RULES])).toBe('passed');
}, 120_000);

it('is formatted and linted', () => {
  const sources = written.filter((path) => /\.(?:tsx?|mjs)$/.test(path));
  expect(run('prettier', ['--check', '--log-level=warn', '--ignore-path=', '--ignore-unknown', ...written])).toBe(
    'passed',
  );
  expect(run('eslint', ['--max-warnings=0', ...sources])).toBe('passed');
}, 300_000);

it('type-checks together with all that it was added to', () => {
  // Tests and stories that it leaves alone see nothing of it: they are half of what there is to read.
  const program = {
    extends: './tsconfig.base.json',
    files: written.filter((path) => /\.tsx?$/.test(path)),
    include: ['libs/*/src', 'libs/*/*/src', 'apps/platform/src', 'apps/portal/src'],
    exclude: ['**/*.test.ts', '**/*.test.tsx', '**/*.stories.tsx'],
  };
  writeFileSync(join(copy, 'tsconfig.json'), JSON.stringify(program));
  const tsc = join(root, 'node_modules', 'typescript-native', 'bin', 'tsc');
  expect(run('node', [tsc, '-p', 'tsconfig.json', '--checkers', '1'])).toBe('passed');
}, 300_000);

// Forced to end: what keeps a server open when it fails would keep this test waiting for ever.
const runJest = (projects: readonly string[], args: readonly string[], env = {}) =>
  run('jest', [...['--ci', '--silent', '--runInBand', '--forceExit', '--projects'], ...projects, ...args], env);

it('passes the tests of its sections and parts, and those of the portal that shows them', () => {
  const tests = [...NEW_LIBS.map((lib) => `${lib}/src/`), 'libs/ui/src/zz-stars/', 'apps/portal/src/routes.test.tsx'];
  expect(runJest([...NEW_LIBS, 'libs/ui', 'apps/portal'], ['--testPathPatterns', ...tests])).toBe('passed');
}, 300_000);

it('passes the tests of its resources in every context, the matrix of rights and the fuzz, with a row for each endpoint', async () => {
  const tests = written.filter((path) => path.startsWith(MODULES) && /\/zz-[\w-]+\.test\.ts$/.test(path));
  expect(tests.length).toBeGreaterThanOrEqual(17);
  const all = [
    ...tests,
    ...['authorisation-matrix', 'request-fuzz', 'request-fuzz-others'].map((name) => `${HTTP}/${name}.test.ts`),
  ];
  // Where there is one: each of these files opens a database, which takes PGlite a second.
  const postgres = findPostgres() ? await startPostgres() : undefined;
  const env = {
    FUZZ_CASES: '2',
    // The others are asked about by the platform's own tests.
    ENDPOINTS: 'Zz',
    ...(postgres && { TEST_DATABASE_URL: postgres.url }),
  };
  try {
    expect(runJest(['apps/platform'], ['--runTestsByPath', ...all], env)).toBe('passed');
  } finally {
    await postgres?.stop();
  }
}, 300_000);

it.each([
  [
    'context',
    'yy-games',
    '--about=Games',
    '--owner=@a/b',
    '--resource=yy-dices',
    '--label=주사위',
    '--path=/tns/v1/yy',
  ],
  ['section', 'yy-rooms', '--label=방', '--no-menu', '--owner=@a/b'],
  ['part', 'yy-shelf', '--label=책장', '--owner=@a/b'],
  ['component', 'schedule', 'yy-card', '--label=카드'],
  ['resource', 'reviews/yy-tags', '--label=태그'],
  ['endpoint', 'reviews/reviews', 'markYyReviews', '--summary=표시', '--method=PUT', '--path=/tns/v1/reviews/:id/yy'],
  ['migration', 'reviews', 'add_yy'],
])(
  'runs through nx g: %s',
  (name, ...args) => {
    expect(run('nx', ['g', `@portal/workspace-plugin:${name}`, ...args, '--dry-run', '--no-interactive'])).toBe(
      'passed',
    );
  },
  120_000,
);
