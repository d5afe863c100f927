import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(__dirname, '../../..');
const lines = readFileSync(join(root, 'CODEOWNERS'), 'utf8')
  .split('\n')
  .filter((line) => line && !line.startsWith('#'))
  .map((line) => line.split(' '));
const ownerOf = new Map(lines.map(([path = '', ...owners]) => [path, owners.join(' ')]));

/** The folders that one context has, from the platform to the screen; not every context has all of them. */
const FLOORS = ['apps/platform/src/modules', 'libs/domain/src', 'libs/api/src', 'libs/testing/src', 'libs/features'];
const contexts = globSync('apps/platform/src/modules/*/module.ts', { cwd: root }).map((path) =>
  path.split('/').at(-2)!,
);

it('knows the contexts', () => {
  expect(contexts.length).toBeGreaterThanOrEqual(18);
});

it.each(contexts)('the context %s has one owner, named on every floor', (context) => {
  const floors = FLOORS.map((floor) => `${floor}/${context}`).filter((folder) => existsSync(join(root, folder)));
  const owners = floors.map((folder) => [folder, ownerOf.get(`/${folder}/`)]);
  expect(owners).toEqual(floors.map((folder) => [folder, ownerOf.get(`/apps/platform/src/modules/${context}/`)]));
  expect(owners[0]?.[1]).toMatch(/^@[\w-]+\/[\w-]+$/);
});

it('every section, and every other lib of a team, has an owner of its own', () => {
  const libs = globSync('libs/{features,parts}/*/', { cwd: root }).map((path) => `/${path.replace(/\/?$/, '/')}`);
  expect(libs.filter((path) => !ownerOf.has(path))).toEqual([]);
});

it('every line names something that exists, once', () => {
  const paths = lines.map(([path = '']) => path).filter((path) => path !== '*');
  expect(paths.filter((path) => !existsSync(join(root, path)))).toEqual([]);
  expect(paths).toEqual([...ownerOf.keys()].filter((path) => path !== '*'));
});
