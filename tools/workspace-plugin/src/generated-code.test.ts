import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { flushChanges, FsTree } from 'nx/src/generators/tree';
import { componentGenerator } from './component/component-generator.ts';
import { endpointGenerator } from './endpoint/endpoint-generator.ts';
import { resourceGenerator } from './resource/resource-generator.ts';
import { sectionGenerator } from './section/section-generator.ts';

const root = fileURLToPath(new URL('../../../', import.meta.url));
// Below tmp/, which git and Nx do not look into; the copy finds third-party packages in the workspace above it.
const copy = join(root, 'tmp', `generated-${process.pid}`);
const FILES = ['eslint.config.mjs', 'nx.json', 'package.json', 'tsconfig.base.json', '.prettierrc.json'];
const FOLDERS = ['libs', 'apps/platform', 'apps/portal/src', 'apps/storybook/.storybook', 'apps/e2e/tests'];

/** Folders of `libs` that hold libs. */
const GROUPS = ['parts', 'features'];
let written: string[] = [];

function run(command: string, ...args: string[]) {
  const { status, stdout, stderr } = spawnSync(join(root, 'node_modules', '.bin', command), args, {
    cwd: copy,
    encoding: 'utf8',
    env: {
      ...process.env,
      NODE_OPTIONS: '--experimental-vm-modules --disable-warning=ExperimentalWarning',
      PATH: `${join(root, 'node_modules', '.bin')}:${process.env['PATH']}`,
    },
  });
  return { good: status === 0, output: `${stdout}${stderr}` };
}

const passed = (result: { good: boolean; output: string }) => (result.good ? 'passed' : result.output.slice(-6_000));

beforeAll(async () => {
  rmSync(copy, { recursive: true, force: true });
  for (const path of [...FILES, ...FOLDERS]) cpSync(join(root, path), join(copy, path), { recursive: true });
  mkdirSync(join(copy, 'node_modules', '@portal'), { recursive: true });
  const link = (name: string, folder: string) =>
    symlinkSync(join(copy, folder), join(copy, 'node_modules', '@portal', name));
  for (const name of readdirSync(join(copy, 'libs'))) if (!GROUPS.includes(name)) link(name, `libs/${name}`);
  for (const group of GROUPS)
    for (const name of readdirSync(join(copy, 'libs', group))) link(name, `libs/${group}/${name}`);

  const tree = new FsTree(copy, false);
  await sectionGenerator(tree, { id: 'zz-rooms', label: '수업방', group: 'people', owner: '@portal/classes' });
  await componentGenerator(tree, { lib: 'zz-rooms', name: 'room-card', label: '수업방 카드' });
  await resourceGenerator(tree, { name: 'teaching/zz-stories', label: '이야기' });
  await endpointGenerator(tree, { resource: 'teaching/zz-stories', name: 'countZzStories', summary: '이야기 수' });
  await endpointGenerator(tree, { resource: 'teaching/zz-stories', name: 'hideZzStory', summary: '이야기 숨기기' });
  flushChanges(copy, tree.listChanges());
  link('zz-rooms', 'libs/features/zz-rooms');
  written = tree.listChanges().map(({ path }) => path);
}, 60_000);
afterAll(() => rmSync(copy, { recursive: true, force: true }));

it('is formatted and linted', () => {
  const sources = written.filter((path) => /\.(?:tsx?|mjs)$/.test(path));
  expect(passed(run('prettier', '--check', '--log-level=warn', '--ignore-path=', '--ignore-unknown', ...written))).toBe(
    'passed',
  );
  expect(passed(run('eslint', '--max-warnings=0', ...sources))).toBe('passed');
}, 120_000);

it('type-checks together with all that it was added to', () => {
  const include = [
    'libs/features/zz-rooms/src',
    'apps/platform/src/modules',
    'apps/portal/src/sections.ts',
    'libs/api/src/teaching',
  ];
  writeFileSync(join(copy, 'tsconfig.json'), JSON.stringify({ extends: './tsconfig.base.json', include }));
  const tsc = join(root, 'node_modules', 'typescript-native', 'bin', 'tsc');
  expect(passed(run('node', tsc, '-p', 'tsconfig.json', '--checkers', '1'))).toBe('passed');
}, 120_000);

it('passes its own tests: the section in the portal, the resource on the platform', () => {
  expect(passed(run('jest', '-c', 'libs/features/zz-rooms/jest.config.mjs'))).toBe('passed');
  expect(passed(run('jest', '-c', 'apps/platform/jest.config.mjs', 'zz-stories'))).toBe('passed');
}, 180_000);

it('keeps the schemas of the commands and their factories together', () => {
  const { generators } = JSON.parse(readFileSync(join(root, 'tools/workspace-plugin/generators.json'), 'utf8')) as {
    generators: Record<string, { factory: string; schema: string }>;
  };
  for (const [name, { factory, schema }] of Object.entries(generators)) {
    const [file = '', exported = ''] = factory.split('#');
    const plugin = (path: string) => readFileSync(join(root, 'tools/workspace-plugin', path), 'utf8');
    expect(plugin(file)).toMatch(new RegExp(String.raw`export (?:async )?function ${exported}\b`));
    expect(JSON.parse(plugin(schema))).toMatchObject({ $id: `portal-${name}` });
  }
});
