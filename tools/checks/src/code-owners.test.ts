import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

const root = join(__dirname, '../../..');
const read = (file: string) => readFileSync(join(root, file), 'utf8');
const asPath = (folder: string) => `/${folder.replace(/\/?$/, '/')}`;
const lines = read('CODEOWNERS')
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

it('every context has its builders for tests, by its own name, and nothing else has a folder there', () => {
  const folders = globSync('libs/testing/src/*/', { cwd: root }).map((path) => basename(path));
  expect(folders.toSorted()).toEqual(contexts.toSorted());
});

/** Where a section stands: beside the others, but for the bell, which every page shows. */
const folderOf = (section: string) =>
  [`/libs/features/${section}/`, `/libs/${section}/`].find((path) => existsSync(join(root, path))) ?? section;

const sectionRows = [...read('docs/sections.md').matchAll(/^\| `([\w-]+)` .*\| (\S+) +\|$/gm)];

it('knows the table of the sections', () => {
  expect(sectionRows.map(([, section = '']) => folderOf(section)).toSorted()).toEqual(
    ['/libs/notifications/', ...globSync('libs/features/*/', { cwd: root }).map(asPath)].toSorted(),
  );
});

it.each(sectionRows.map(([, section = '', owner = '']) => [section, owner]))(
  'the section %s and its screens have the owner that its row in docs/sections.md names: %s',
  (section, owner) => {
    expect(ownerOf.get(folderOf(section))).toBe(owner);
    expect(ownerOf.get(`/apps/portal/src/screens/${owner.split('team-').at(-1)}/${section}.stories.tsx`)).toBe(owner);
  },
);

it.each(globSync('libs/{features,parts}/*/README.md', { cwd: root }))(
  '%s names the owner of its folder, or none',
  (file) => {
    const [named] = read(file).match(/@market\/[\w-]+/) ?? [];
    if (named) expect(named).toBe(ownerOf.get(asPath(dirname(file))));
  },
);

it('every owner is the group of the platform or a team', () => {
  const owners = new Set(ownerOf.values());
  expect([...owners].filter((owner) => !/^@market\/(?:team-[a-z]+|platform-group)$/.test(owner))).toEqual([]);
});

it('every section, and every other lib of a team, has an owner of its own', () => {
  const libs = globSync('libs/{features,parts}/*/', { cwd: root }).map(asPath);
  expect(libs.filter((path) => !ownerOf.has(path))).toEqual([]);
});

it('every line names something that exists, once', () => {
  const paths = lines.map(([path = '']) => path).filter((path) => path !== '*');
  expect(paths.filter((path) => !existsSync(join(root, path)))).toEqual([]);
  expect(paths).toEqual([...ownerOf.keys()].filter((path) => path !== '*'));
});
