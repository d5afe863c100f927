import { spawnSync } from 'node:child_process';
import { cpSync, globSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Tree } from '@nx/devkit';
import { flushChanges, FsTree } from 'nx/src/generators/tree';
import { componentGenerator } from './component/component-generator.ts';
import { contextGenerator } from './context/context-generator.ts';
import { formsOf } from './editing/word-forms.ts';
import { endpointGenerator } from './endpoint/endpoint-generator.ts';
import { resourceGenerator } from './resource/resource-generator.ts';
import { sectionGenerator } from './section/section-generator.ts';
import { contextsOf } from './workspace/contexts.ts';

const root = fileURLToPath(new URL('../../../', import.meta.url));
// Below tmp/, which git and Nx do not look into; the copy finds third-party packages in the workspace above it.
const copy = join(root, 'tmp', `generated-${process.pid}`);
const COPIED = [
  'eslint.config.mjs',
  'nx.json',
  'package.json',
  'tsconfig.base.json',
  '.prettierrc.json',
  'CODEOWNERS',
  'libs',
  'apps/platform',
  'apps/portal',
  'apps/storybook/.storybook',
  'apps/e2e/tests',
  'docs/sections.md',
  'tools/lint',
  'tools/nx',
  'tools/workspace-plugin',
  'tools/test-runner',
];

let written: string[] = [];

function run(command: string, args: readonly string[]) {
  const { status, stdout, stderr } = spawnSync(join(root, 'node_modules', '.bin', command), args, {
    cwd: copy,
    encoding: 'utf8',
    env: {
      ...process.env,
      NODE_OPTIONS: '--experimental-vm-modules --disable-warning=ExperimentalWarning',
      NX_DAEMON: 'false',
      PATH: `${join(root, 'node_modules', '.bin')}:${process.env['PATH']}`,
    },
  });
  return status === 0 ? 'passed' : `${stdout}${stderr}`.slice(-6_000);
}

/** The workspace's own packages of the copy, where it looks for them. */
function link(folder: string): void {
  const { name } = JSON.parse(readFileSync(join(copy, folder, 'package.json'), 'utf8')) as { name: string };
  mkdirSync(join(copy, 'node_modules', dirname(name)), { recursive: true });
  symlinkSync(join(copy, folder), join(copy, 'node_modules', name));
}

/** Every resource that there is, as `<context>/<resource>`. */
const resources = () =>
  globSync('libs/domain/src/*/*.contract.ts', { cwd: root })
    .sort()
    .map((path) => path.split('/').slice(-2).join('/').replace('.contract.ts', ''));

async function generateEverywhere(tree: Tree): Promise<void> {
  for (const resource of resources()) {
    const { pascal } = formsOf(resource.replace('/', '-'));
    await endpointGenerator(tree, { resource, name: `countZz${pascal}`, summary: '수' });
    await endpointGenerator(tree, { resource, name: `hideZz${pascal}`, summary: '숨기기' });
  }
  for (const context of contextsOf(tree))
    await resourceGenerator(tree, { name: `${context}/zz-${context}-stories`, label: '이야기' });
  await contextGenerator(tree, {
    id: 'zz-games',
    about: 'Games of the test',
    owner: '@market/team-games',
    resource: 'zz-dices',
    label: '주사위',
    path: '/tns/v1/zz-dices',
  });
  await sectionGenerator(tree, { id: 'zz-rooms', label: '수업방', group: 'people', owner: '@market/team-rooms' });
  // What other sections and libs call the same: its words stand there already.
  await sectionGenerator(tree, { id: 'reviews', label: '수강 후기', group: 'teaching', owner: '@market/team-reviews' });
  await componentGenerator(tree, { lib: 'zz-rooms', name: 'room-card', label: '수업방 카드' });
  await componentGenerator(tree, { lib: 'ui', name: 'zz-star', label: '별', room: 'display' });
  await componentGenerator(tree, { lib: 'coursework', name: 'zz-sheet', label: '종이' });
}

beforeAll(async () => {
  rmSync(copy, { recursive: true, force: true });
  for (const path of COPIED) cpSync(join(root, path), join(copy, path), { recursive: true });
  cpSync(join(root, 'tsconfig.json'), join(copy, 'tsconfig.root.json'));
  for (const path of globSync(['libs/*/package.json', 'libs/*/*/package.json', 'tools/*/package.json'], { cwd: copy }))
    link(dirname(path));
  const tree = new FsTree(copy, false);
  await generateEverywhere(tree);
  flushChanges(copy, tree.listChanges());
  for (const section of ['zz-rooms', 'reviews']) link(`libs/features/${section}`);
  written = tree.listChanges().flatMap(({ path, type }) => (type === 'DELETE' ? [] : [path]));
}, 120_000);
afterAll(() => rmSync(copy, { recursive: true, force: true }));

it('knows every context and every resource', () => {
  expect(resources().length).toBeGreaterThanOrEqual(26);
  expect(written.filter((path) => path.endsWith('-stories.handlers.ts')).length).toBeGreaterThanOrEqual(16);
});

it('is formatted and linted', () => {
  const sources = written.filter((path) => /\.(?:tsx?|mjs)$/.test(path));
  expect(run('prettier', ['--check', '--log-level=warn', '--ignore-path=', '--ignore-unknown', ...written])).toBe(
    'passed',
  );
  expect(run('eslint', ['--max-warnings=0', ...sources])).toBe('passed');
}, 300_000);

it('type-checks together with all that it was added to', () => {
  const include = ['libs/*/src', 'libs/*/*/src', 'apps/platform/src', 'apps/portal/src'];
  writeFileSync(join(copy, 'tsconfig.json'), JSON.stringify({ extends: './tsconfig.base.json', include }));
  const tsc = join(root, 'node_modules', 'typescript-native', 'bin', 'tsc');
  expect(run('node', [tsc, '-p', 'tsconfig.json', '--checkers', '1'])).toBe('passed');
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
  ['section', 'yy-rooms', '--label=방', '--group=people', '--owner=@a/b'],
  ['component', 'schedule', 'yy-card', '--label=카드'],
  ['resource', 'reviews/yy-tags', '--label=태그'],
  ['endpoint', 'reviews/reviews', 'countYyReviews', '--summary=수'],
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
